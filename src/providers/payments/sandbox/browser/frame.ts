// The card fields and test bank of the payment sandbox, inside their frame. What is typed here is
// sent only to the sandbox's API; the parent page learns only whether it worked.
(() => {
  type Question = {
    id: number;
    question: 'configure' | 'validate' | 'confirm' | 'retrieve';
    clientSecret: string;
    publishableKey: string;
  };
  type Failure = { type: string; code?: string; message: string };

  const API = '/sandbox/payments/v1';
  const ROUTING_NUMBER = '110000000';
  const origin = window.location.origin;
  const field = (name: string) => document.getElementById(name) as HTMLInputElement;
  const fields = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };

  const part = (name: string) => document.getElementById(name) as HTMLElement;
  const chosen = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
  const isBank = () => chosen('kind') === 'us_bank_account';

  // The page's sentences are in its language; the API's are in English.
  const words = (document.querySelector('form') as HTMLFormElement).dataset;
  const refusals: Record<string, string> = JSON.parse(words.refusals ?? '{}');
  function inTheirLanguage(failure: Failure): Failure {
    const known = refusals[failure.message.replace(/\.$/, '')];
    return known
      ? { ...failure, message: `${known.slice(0, 1).toUpperCase()}${known.slice(1)}.` }
      : failure;
  }

  const tell = (message: Record<string, unknown>) => window.parent.postMessage(message, origin);
  const digits = (text: string) => text.replace(/\D/g, '');

  const RULES: {
    name: keyof typeof fields;
    code: string;
    isGood: (text: string) => boolean;
  }[] = [
    {
      name: 'number',
      code: 'incomplete_number',
      isGood: (text) => /^\d{13,19}$/.test(digits(text)),
    },
    {
      name: 'expiry',
      code: 'incomplete_expiry',
      isGood: (text) => /^\d{4}$/.test(digits(text)),
    },
    {
      name: 'cvc',
      code: 'incomplete_cvc',
      isGood: (text) => /^\d{3,4}$/.test(digits(text)),
    },
  ];

  function showError(name: keyof typeof fields, message: string) {
    const note = document.getElementById(`${name}-error`);
    if (note) note.textContent = message;
    fields[name].setAttribute('aria-invalid', message ? 'true' : 'false');
  }

  function validateBank(): Failure | undefined {
    const message = chosen('account') ? '' : (part('bank').dataset.missing ?? '');
    part('account-error').textContent = message;
    resize();
    return message ? { type: 'validation_error', code: 'incomplete_account', message } : undefined;
  }

  function validate(): Failure | undefined {
    if (isBank()) return validateBank();
    let first: Failure | undefined;
    for (const { name, code, isGood } of RULES) {
      const message = fields[name].dataset.incomplete ?? '';
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
      const { id, status, client_secret, last_payment_error, last_setup_error } = body;
      const refusal = last_payment_error ?? last_setup_error;
      if (status === 'requires_payment_method' && refusal)
        return { error: inTheirLanguage(refusal) };
      const intent = { id, status, client_secret };
      return body.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
    }
    return { error: inTheirLanguage(body.error) };
  }

  function methodData(): Record<string, string> {
    if (isBank()) {
      return {
        'payment_method_data[type]': 'us_bank_account',
        'payment_method_data[us_bank_account][account_number]': chosen('account') ?? '',
        'payment_method_data[us_bank_account][routing_number]': ROUTING_NUMBER,
      };
    }
    const expiry = digits(fields.expiry.value);
    return {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digits(fields.number.value),
      'payment_method_data[card][exp_month]': expiry.slice(0, 2),
      'payment_method_data[card][exp_year]': expiry.slice(2),
      'payment_method_data[card][cvc]': digits(fields.cvc.value),
    };
  }

  function confirm({ clientSecret, publishableKey }: Question) {
    const body = new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      ...methodData(),
    });
    return call(`${pathOf(clientSecret)}/confirm`, { method: 'POST', body });
  }

  function retrieve({ clientSecret, publishableKey }: Question) {
    const query = new URLSearchParams({ key: publishableKey, client_secret: clientSecret });
    return call(`${pathOf(clientSecret)}?${query}`, { method: 'GET' });
  }

  /** The API path of the payment or setup of a client secret. */
  const pathOf = (clientSecret: string) => {
    const id = encodeURIComponent(clientSecret.split('_secret_')[0] ?? '');
    return `${API}/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
  };

  function showKind() {
    part('card').hidden = isBank();
    part('bank').hidden = !isBank();
    tell({ event: 'change', complete: isBank() && chosen('account') !== undefined });
    resize();
  }

  /** Offers the kinds of methods that the payment or setup allows. */
  async function configure({ clientSecret, publishableKey }: Question) {
    const query = new URLSearchParams({ key: publishableKey, client_secret: clientSecret });
    const response = await fetch(`${pathOf(clientSecret)}?${query}`);
    const { payment_method_types: allowed = [] }: { payment_method_types?: string[] } =
      await response.json();
    for (const input of document.querySelectorAll<HTMLInputElement>('input[name="kind"]')) {
      const isAllowed = allowed.includes(input.value);
      input.disabled = !isAllowed;
      input.checked = isAllowed && input.value === allowed[0];
    }
    part('kinds').hidden = allowed.length < 2;
    showKind();
    return {};
  }

  async function answer(question: Question) {
    if (question.question === 'configure') return configure(question);
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
          outcome: { error: { type: 'api_connection_error', message: words.networkFailed ?? '' } },
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
  for (const input of document.querySelectorAll('input[name="kind"], input[name="account"]')) {
    input.addEventListener('change', () => {
      part('account-error').textContent = '';
      showKind();
    });
  }
  window.addEventListener('resize', resize);
  resize();
  tell({ event: 'ready' });
})();
