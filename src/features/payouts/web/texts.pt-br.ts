import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  loading: 'seus dados bancários',
  account: {
    title: 'Para onde vai o seu dinheiro',
    none: 'Você ainda não informou uma conta bancária. Devoluções e outros pagamentos aguardam até lá; nada se perde.',
    kinds: { checking: 'Conta corrente', savings: 'Conta poupança' },
    usable: 'O dinheiro pode ser enviado para ela.',
    waits: (day) => `Nova: o dinheiro pode ser enviado para ela a partir de ${day}.`,
    safe: 'Guardada com criptografia. Mostramos só os quatro últimos dígitos e escrevemos a cada alteração.',
    change: 'Trocar a conta',
    enter: 'Informar uma conta',
  },
  form: {
    title: 'Conta bancária',
    text: 'Uma conta nos Estados Unidos em seu próprio nome. Nos três dias depois de uma alteração nenhum valor é enviado, para que você possa avisar se não foi você.',
    holder: 'Nome do titular',
    kind: 'Tipo de conta',
    routing: 'Routing number',
    number: 'Número da conta',
    save: 'Salvar a conta',
    cancel: 'Cancelar',
    saved: 'Salvo. Escrevemos um e-mail para você.',
  },
  failed: 'Não deu certo',
};
