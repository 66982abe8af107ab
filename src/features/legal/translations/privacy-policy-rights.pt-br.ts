import { type LegalSection, list, notice, paragraph } from '../documents.ts';

/** People's rights, and the closing sections. */
export const RIGHTS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'deletion',
    heading: '12. Como apagar a sua inscrição',
    blocks: [
      paragraph(
        'Você pode apagar a sua conta nas configurações dela ou nos pedir que apaguemos a sua inscrição, escrevendo para {contactEmail} a partir do e-mail a que ela pertence. Então removemos a inscrição e os seus documentos. Isso não pode ser desfeito.',
      ),
      notice(
        'Depois disso, ficamos com os seus dados de contato para divulgação: nome, e-mail, telefone, origem e idioma.',
      ),
      paragraph(
        'Se você não quiser isso, diga no pedido ou a qualquer momento depois, escrevendo “sem divulgação” para {contactEmail}. Então retiramos você da lista de divulgação. Você não precisa dar um motivo.',
      ),
      paragraph(
        'Mesmo assim, alguns registros permanecem pelo prazo de guarda, porque precisamos poder mostrar o que aconteceu: pagamentos e devoluções na nossa contabilidade e o registro das ações dos administradores. Quem tem ou teve uma cota em um grupo já formado continua na contabilidade desse grupo.',
      ),
    ],
  },
  {
    id: 'your-rights',
    heading: '13. Os seus direitos, em Utah e em outros lugares',
    blocks: [
      paragraph(
        'A lei de privacidade do consumidor de Utah (Utah Consumer Privacy Act, UCPA) dá a quem mora em Utah direitos sobre os dados pessoais mantidos pelas empresas que ela abrange. Atendemos aos pedidos abaixo de qualquer pessoa cujos dados tenhamos, aplique-se ou não essa lei a nós:',
      ),
      list(
        'saber se temos dados sobre você e vê-los;',
        'corrigir dados incorretos;',
        'apagar os dados que você nos deu, nos limites descritos acima;',
        'receber uma cópia dos dados que você nos deu, em um formato que possa levar para outro lugar;',
        'recusar a venda dos seus dados e a publicidade direcionada. Hoje não fazemos nenhuma das duas.',
      ),
      paragraph(
        'As configurações da sua conta dão uma cópia de tudo de uma vez. Para o resto, escreva para {contactEmail} e diga o que deseja. Podemos pedir que você confirme o pedido pelo e-mail que temos registrado, para não entregar os seus dados a um estranho. Respondemos em 45 dias; se um pedido for complexo, podemos precisar de até mais 45 dias, e avisamos isso e o motivo. O primeiro pedido em cada período de 12 meses é gratuito.',
      ),
      paragraph(
        'Não tratamos você pior por usar esses direitos. Se achar que a nossa resposta está errada, responda e diga por quê; você também pode reclamar à Divisão de Proteção ao Consumidor do estado de Utah.',
      ),
    ],
  },
  {
    id: 'children',
    heading: '14. Crianças e adolescentes',
    blocks: [
      paragraph(
        'O programa é para pessoas com 18 anos ou mais, e não coletamos, de forma consciente, dados de quem é mais novo. Se você acredita que um menor de idade nos deu dados, escreva para {contactEmail} e nós os apagamos.',
      ),
    ],
  },
  {
    id: 'security',
    heading: '15. Segurança',
    blocks: [
      paragraph(
        'As conexões com o site são criptografadas. O acesso segue papéis que os nossos servidores verificam a cada requisição, tentativas repetidas de entrar são retardadas, e as ações dos administradores são registradas. Nenhum sistema é perfeitamente seguro: se uma violação atingir os seus dados, avisamos você e as autoridades como a lei exige.',
      ),
      paragraph(
        'Nunca pedimos a sua senha nem o número completo do seu cartão por e-mail, telefone ou chat. Se alguém fizer isso em nosso nome, avise-nos.',
      ),
    ],
  },
  {
    id: 'links',
    heading: '16. Outros sites',
    blocks: [
      paragraph(
        'As nossas páginas e artigos podem ter links para outros sites. Quem os opera decide o que coleta neles; esta política vale somente para a {brand}.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: '17. Mudanças nesta política',
    blocks: [
      paragraph(
        'Cada versão traz a sua data, e guardamos com a sua inscrição a versão que você aceitou. Se mudarmos algo que importe a você, anunciamos aqui e por e-mail a quem se inscreveu e aos cotistas, antes que a mudança valha.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: '18. Contato',
    blocks: [paragraph('{entity} ({brand}), {contactAddress}. E-mail: {contactEmail}.')],
  },
];
