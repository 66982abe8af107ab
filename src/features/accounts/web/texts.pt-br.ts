import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  email: 'E-mail',
  confirm: {
    title: 'Confirme que é você',
    description:
      'Faz algum tempo que você entrou. Antes desta etapa, verificamos se é você mesmo quem está aqui.',
    password: 'Sua senha',
    confirm: 'Confirmar',
    checking: 'Verificando…',
    cancel: 'Cancelar',
    withGoogle: 'Você também pode entrar com o Google novamente.',
    failedTitle: 'Não confirmado',
    failed: 'Tente novamente.',
    sandbox: 'Sandbox: continuar como esta pessoa',
    notAPersona: 'Você não é uma das pessoas da demonstração. Digite a sua senha.',
    somebodyElse: 'Você entrou com outra conta. Comece esta etapa novamente.',
  },
  newPassword: {
    password: 'Senha',
    confirmation: 'Repita a senha',
    replacing: 'Nova senha',
    replacingConfirmation: 'Repita a nova senha',
    hint: (length) => `Pelo menos ${length} caracteres`,
    hintForAll: (length, forAdmins) =>
      `Pelo menos ${length} caracteres, para administradores ${forAdmins}`,
    mismatch: { title: 'Senhas diferentes', description: 'As duas senhas não são iguais.' },
    weak: {
      title: 'Senha fraca',
      description: (length) => `A senha precisa de pelo menos ${length} caracteres.`,
    },
    refusals: {
      WEAK_PASSWORD: 'A senha precisa de pelo menos 6 caracteres.',
      ADMIN_PASSWORD_TOO_SHORT:
        'Administradores precisam de uma senha de pelo menos 12 caracteres.',
      PASSWORD_TOO_SHORT: 'Use pelo menos 8 caracteres.',
      COMMON_PASSWORD: 'Esta senha é fácil de adivinhar. Escolha uma menos comum.',
      PASSWORD_IS_NAME: 'Escolha uma senha que não seja o seu e-mail nem o nosso nome.',
      PASSWORD_TOO_LONG: 'A senha pode ter no máximo 128 caracteres.',
    },
  },
  passwordField: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showLabel: 'Mostrar a senha',
    hideLabel: 'Ocultar a senha',
  },
  verification: {
    confirm: 'Confirme o seu e-mail, por favor.',
    before: 'Enviamos um link para',
    after: 'Você pode enviar uma inscrição depois de confirmá-lo.',
    again: 'Enviar novamente',
    isSent: 'Enviado',
    sent: 'E-mail de confirmação enviado',
    sentText: 'Procure o link na sua caixa de entrada.',
    failed: 'Não foi possível enviar o e-mail',
    tryAgain: 'Tente novamente.',
  },
  signInNeeded: {
    title: 'É preciso entrar',
    description: 'Entre com o Google ou com o seu e-mail para ver o seu painel.',
  },
};
