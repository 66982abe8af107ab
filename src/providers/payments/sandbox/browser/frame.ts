// The card fields of the payment sandbox, inside their frame. What is typed here goes to the
// sandbox's API and nowhere else; the page around sees only whether it worked.
(() => {
  type Question = {
    id: number;
    question: 'validate' | 'confirm' | 'retrieve';
    clientSecret: string;
    publishableKey: string;
  };
  type Failure = { type: string; code?: string; message: string };

  const API = '/sandbox/payments/v1/payment_intents';
  const origin = window.location.origin;
  const field = (name: string) => document.getElementById(name) as HTMLInputElement;
  const fields = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };

  const tell = (message: Record<string, unknown>) => window.parent.postMessage(message, origin);
  const digits = (text: string) => text.replace(/\D/g, '');

  const RULES: {
    name: keyof typeof fields;
    code: string;
    isGood: (text: string) => boolean;
    message: string;
  }[] = [
    {
      name: 'number',
      code: 'incomplete_number',
      isGood: (text) => /^\d{13,19}$/.test(digits(text)),
      message: 'Your card number is incomplete.',
    },
    {
      name: 'expiry',
      code: 'incomplete_expiry',
      isGood: (text) => /^\d{4}$/.test(digits(text)),
      message: "Your card's expiration date is incomplete.",
    },
    {
      name: 'cvc',
      code: 'incomplete_cvc',
      isGood: (text) => /^\d{3,4}$/.test(digits(text)),
      message: "Your card's security code is incomplete.",
    },
  ];

  function showError(name: keyof typeof fields, message: string) {
    const note = document.getElementById(`${name}-error`);
    if (note) note.textContent = message;
    fields[name].setAttribute('aria-invalid', message ? 'true' : 'false');
  }

  function validate(): Failure | undefined {
    let first: Failure | undefined;
    for (const { name, code, isGood, message } of RULES) {
      const isWrong = !isGood(fields[name].value);
      showError(name, isWrong ? message : '');
      if (isWrong && !first) {
        first = { type: 'validation_error', code, message };
        fields[name].focus();
      }
    }
    resize();
    return first;
  }

  async function call(path: string, init: RequestInit) {
    const response = await fetch(path, init);
    const body = await response.json();
    if (response.ok) {
      const { id, status, client_secret, last_payment_error: refusal } = body;
      if (status === 'requires_payment_method' && refusal) return { error: refusal as Failure };
      return { paymentIntent: { id, status, client_secret } };
    }
    return { error: body.error as Failure };
  }

  function confirm({ clientSecret, publishableKey }: Question) {
    const expiry = digits(fields.expiry.value);
    const body = new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digits(fields.number.value),
      'payment_method_data[card][exp_month]': expiry.slice(0, 2),
      'payment_method_data[card][exp_year]': expiry.slice(2),
      'payment_method_data[card][cvc]': digits(fields.cvc.value),
    });
    return call(`${API}/${idOf(clientSecret)}/confirm`, { method: 'POST', body });
  }

  function retrieve({ clientSecret, publishableKey }: Question) {
    const query = new URLSearchParams({ key: publishableKey, client_secret: clientSecret });
    return call(`${API}/${idOf(clientSecret)}?${query}`, { method: 'GET' });
  }

  const idOf = (clientSecret: string) =>
    encodeURIComponent(clientSecret.split('_secret_')[0] ?? '');

  async function answer(question: Question) {
    if (question.question === 'validate') return { error: validate() };
    const invalid = question.question === 'confirm' ? validate() : undefined;
    if (invalid) return { error: invalid };
    return question.question === 'confirm' ? confirm(question) : retrieve(question);
  }

  window.addEventListener('message', (message: MessageEvent<Question>) => {
    if (message.origin !== origin || message.source !== window.parent) return;
    const { id } = message.data;
    answer(message.data).then(
      (outcome) => tell({ id, outcome }),
      () =>
        tell({
          id,
          outcome: { error: { type: 'api_connection_error', message: 'The network failed.' } },
        }),
    );
  });

  function resize() {
    tell({ event: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }

  const group = (text: string) => (text.match(/.{1,4}/g) ?? []).join(' ');
  fields.number.addEventListener('input', () => {
    fields.number.value = group(digits(fields.number.value).slice(0, 19));
  });
  fields.expiry.addEventListener('input', () => {
    const text = digits(fields.expiry.value);
    const month = /^[2-9]/.test(text) ? `0${text}` : text;
    const kept = month.slice(0, 4);
    fields.expiry.value = kept.length > 2 ? `${kept.slice(0, 2)} / ${kept.slice(2)}` : kept;
  });
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    fields[name].addEventListener('input', () => {
      showError(name, '');
      const complete = RULES.every((rule) => rule.isGood(fields[rule.name].value));
      tell({ event: 'change', complete });
      resize();
    });
  }
  window.addEventListener('resize', resize);
  resize();
  tell({ event: 'ready' });
})();
