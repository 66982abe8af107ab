import type { ProgramFigures } from '#shared/program-figures.ts';
import type { Consent } from '../consents.ts';
import { amountOf } from './amounts.ts';

/** The sentences beside the checkboxes in Brazilian Portuguese. */
export const texts = ({ deposit }: ProgramFigures): readonly Consent[] => [
  {
    key: 'understandsNotLoan',
    text: 'Entendo que este não é um empréstimo tradicional: ninguém me empresta dinheiro, não há juros, e o programa não é banco nem investimento.',
  },
  {
    key: 'understandsCooperative',
    text: 'Entendo que esta é uma cooperativa com contemplação em grupo: os cotistas pagam todo mês durante 20 anos, a contemplação depende do saldo do fundo, e a minha vez pode chegar no primeiro mês ou levar até 19 anos; as últimas 24 das 480 cotas esperam até o 20º ano.',
    link: { phrase: 'contemplação em grupo', document: 'group-selection' },
  },
  {
    key: 'agreesToContact',
    text: 'Concordo em receber contato sobre a minha inscrição, o meu grupo e o programa, por e-mail ou, se eu informar um número, por telefone. Posso pedir a qualquer momento que parem.',
  },
  {
    key: 'acceptsPrivacyPolicy',
    text: 'Li e aceito a Política de privacidade.',
    link: { phrase: 'Política de privacidade', document: 'privacy-policy' },
  },
  {
    key: 'acceptsTermsOfUse',
    text: 'Li e aceito os Termos de uso.',
    link: { phrase: 'Termos de uso', document: 'terms-of-use' },
  },
  {
    key: 'understandsDeposit',
    text: `Entendo que um depósito de ${amountOf(deposit)} reserva a minha vaga, que ele é abatido da minha primeira parcela mensal se o meu grupo se formar, que é devolvido por inteiro se nenhum grupo se formar e que em todos os outros casos não é devolvido. O Contrato do depósito me é mostrado, para aceitar ou recusar, antes do pagamento.`,
  },
];
