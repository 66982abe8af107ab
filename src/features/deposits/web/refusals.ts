import type { Locale } from '#shared/locale.ts';

/** Why a deposit cannot be paid now, by code. The server's own sentences are the English ones. */
export const DEPOSIT_REFUSALS: Record<Locale, Partial<Record<string, string>>> = {
  en: {},
  'pt-BR': {
    APPLICATION_REQUIRED: 'Não encontramos a sua inscrição. Envie-a primeiro.',
    PAY_LINK_ENDED:
      'Este link não é mais válido. Entre com o e-mail da sua inscrição para pagar o depósito.',
    PAYMENT_PROCESSING:
      'Seu pagamento anterior ainda está sendo processado. Espere por ele, por favor.',
    EMAIL_NOT_VERIFIED: 'Confirme primeiro o seu e-mail. Enviamos um link para você.',
    PAYMENT_UNAVAILABLE:
      'Não foi possível preparar o pagamento. Tente de novo. A sua inscrição está salva, e você pode pagar o depósito mais tarde.',
    ALREADY_A_MEMBER:
      'Você já tem uma cota em um grupo formado, por isso não cobramos um segundo depósito. Se o seu banco tomou o primeiro de volta, escreva para nós: acertamos isso com as suas contribuições.',
  },
};
