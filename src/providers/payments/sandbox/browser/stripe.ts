// Replaces the provider's script in the payment sandbox: the parts of the Stripe object that
// @stripe/react-stripe-js and our form use. Served to browsers as a classic script.
(() => {
  type Listener = (event: Record<string, unknown>) => void;
  type Outcome = {
    error?: { type: string; code?: string; message: string };
    paymentIntent?: { id: string; status: string; client_secret: string };
    setupIntent?: { id: string; status: string; client_secret: string };
  };
  type Options = { clientSecret?: string; locale?: string };
  type Reply = { id: number; outcome: Outcome };

  const FRAME = '/sandbox/payments/frame';
  const CHALLENGE = '/sandbox/payments/challenge';

  let nextId = 1;
  const origin = window.location.origin;

  /** Sends a message to one of our frames and waits for its reply. */
  function ask(frame: HTMLIFrameElement, question: Record<string, unknown>): Promise<Outcome> {
    return new Promise((resolve) => {
      const id = nextId++;
      const hear = (message: MessageEvent<Reply>) => {
        const isAnswer =
          message.origin === origin &&
          message.source === frame.contentWindow &&
          message.data?.id === id;
        if (!isAnswer) return;
        window.removeEventListener('message', hear);
        resolve(message.data.outcome);
      };
      window.addEventListener('message', hear);
      frame.contentWindow?.postMessage({ ...question, id }, origin);
    });
  }

  /** The payment element: its fields are in an iframe that our page cannot read. */
  class PaymentElement {
    frame = document.createElement('iframe');
    listeners = new Map<string, Set<Listener>>();

    constructor(language: string) {
      this.frame.title = 'Secure payment input frame';
      this.frame.src = `${FRAME}?${new URLSearchParams({ lang: language })}`;
      this.frame.setAttribute('allow', 'payment');
      Object.assign(this.frame.style, { border: '0', width: '100%', display: 'block' });
      this.frame.style.height = '260px';
      window.addEventListener('message', this.hear);
    }

    hear = (message: MessageEvent<{ event?: string; height?: number; complete?: boolean }>) => {
      if (message.origin !== origin || message.source !== this.frame.contentWindow) return;
      const { event, height, complete } = message.data ?? {};
      if (event === 'resize' && height) this.frame.style.height = `${height}px`;
      else if (event) this.emit(event, { elementType: 'payment', complete, collapsed: false });
    };

    emit(name: string, event: Record<string, unknown>) {
      for (const listener of this.listeners.get(name) ?? []) listener(event);
    }

    on(name: string, listener: Listener) {
      const all = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, all.add(listener));
      return this;
    }

    once(name: string, listener: Listener) {
      return this.on(name, listener);
    }

    off(name: string, listener?: Listener) {
      if (listener) this.listeners.get(name)?.delete(listener);
      else this.listeners.delete(name);
      return this;
    }

    mount(place: string | HTMLElement) {
      const node = typeof place === 'string' ? document.querySelector(place) : place;
      node?.append(this.frame);
    }

    unmount() {
      this.frame.remove();
    }

    destroy() {
      window.removeEventListener('message', this.hear);
      this.frame.remove();
    }

    update() {}
    blur() {}
    clear() {}
    collapse() {}
    focus() {
      this.frame.focus();
    }
  }

  /** Shows the bank's page over ours until the cardholder has answered there. */
  function challenge(clientSecret: string, lang: string): Promise<void> {
    return new Promise((resolve) => {
      const cover = document.createElement('div');
      Object.assign(cover.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '2147483647',
        background: 'rgb(0 0 0 / 0.45)',
        display: 'grid',
        placeItems: 'center',
      });
      const frame = document.createElement('iframe');
      frame.title = '3-D Secure challenge frame';
      frame.src = `${CHALLENGE}?${new URLSearchParams({ payment_intent_client_secret: clientSecret, lang })}`;
      Object.assign(frame.style, {
        border: '0',
        borderRadius: '16px',
        width: 'min(26rem, 94vw)',
        height: 'min(23rem, 90vh)',
        background: '#fff',
      });
      const hear = (message: MessageEvent<{ event?: string }>) => {
        const isDone =
          message.origin === origin &&
          message.source === frame.contentWindow &&
          message.data?.event === 'challenge-answered';
        if (!isDone) return;
        window.removeEventListener('message', hear);
        cover.remove();
        resolve();
      };
      window.addEventListener('message', hear);
      frame.addEventListener('load', () => frame.focus());
      cover.append(frame);
      document.body.append(cover);
    });
  }

  class Elements {
    options: Options;
    publishableKey: string;
    element: PaymentElement | undefined;

    constructor(options: Options, publishableKey: string) {
      this.options = options;
      this.publishableKey = publishableKey;
    }

    create(type: string) {
      if (type !== 'payment') throw new Error(`The payment sandbox has no '${type}' element.`);
      const element = new PaymentElement(this.options.locale ?? 'en');
      this.element = element;
      // The frame offers what the payment or setup allows: cards, bank accounts or both.
      element.on('ready', () => {
        const { clientSecret } = this.options;
        if (!clientSecret) return;
        const { publishableKey } = this;
        ask(element.frame, { question: 'configure', clientSecret, publishableKey });
      });
      return element;
    }

    getElement() {
      return this.element ?? null;
    }

    update(options: Options) {
      this.options = { ...this.options, ...options };
    }

    fetchUpdates() {
      return Promise.resolve({});
    }

    async submit() {
      if (!this.element)
        return { error: { type: 'invalid_request_error', message: 'No element.' } };
      const outcome = await ask(this.element.frame, { question: 'validate' });
      return outcome.error ? outcome : { selectedPaymentMethod: 'card' };
    }
  }

  function createStripe(publishableKey: string) {
    const confirmPayment = async (given: { elements: Elements; clientSecret?: string }) => {
      const { element, options } = given.elements;
      const clientSecret = given.clientSecret ?? options.clientSecret;
      if (!element || !clientSecret)
        throw new Error('confirmPayment needs an element and a secret');
      const question = { publishableKey, clientSecret };
      const outcome = await ask(element.frame, { ...question, question: 'confirm' });
      if (outcome.paymentIntent?.status !== 'requires_action') return outcome;
      await challenge(clientSecret, options.locale ?? 'en');
      return ask(element.frame, { ...question, question: 'retrieve' });
    };
    const confirmSetup = async (given: { elements: Elements; clientSecret?: string }) => {
      const { element, options } = given.elements;
      const clientSecret = given.clientSecret ?? options.clientSecret;
      if (!element || !clientSecret) throw new Error('confirmSetup needs an element and a secret');
      return ask(element.frame, { publishableKey, clientSecret, question: 'confirm' });
    };
    const unavailable = () => {
      throw new Error('The payment sandbox does not offer this.');
    };
    return {
      elements: (options: Options) => new Elements(options, publishableKey),
      confirmPayment,
      confirmSetup,
      createToken: unavailable,
      createPaymentMethod: unavailable,
      confirmCardPayment: unavailable,
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    };
  }

  Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
})();
