import { type LegalSection, list, paragraph } from '../documents.ts';

/** The use of the web site, and the closing sections. */
export const SITE_TERMS: readonly LegalSection[] = [
  {
    id: 'account',
    heading: '15. A sua conta',
    blocks: [
      paragraph(
        'Você entra com uma conta Google ou com e-mail e senha. Não revele a sua senha a ninguém e escolha uma que não use em outro lugar. Você responde pelo que acontece na sua conta até nos avisar que outra pessoa pode ter acesso a ela.',
      ),
      paragraph(
        'Podemos suspender uma conta que descumpra estes termos ou ponha em risco os dados ou o dinheiro de outras pessoas. Dizemos por quê, a não ser que a lei nos impeça, e a suspensão não muda o que é devido a você.',
      ),
    ],
  },
  {
    id: 'fair-use',
    heading: '16. Uso correto',
    blocks: [
      paragraph('Ao usar o site, não é permitido:'),
      list(
        'dar informações falsas, passar-se por outra pessoa ou enviar documentos que não cabe a você compartilhar;',
        'enviar qualquer coisa que contenha código malicioso;',
        'tentar acessar registros de outras pessoas, contornar limites ou sobrecarregar o serviço;',
        'coletar dados do site por meios automáticos, a não ser como os buscadores costumam fazer;',
        'usar o cartão de outra pessoa sem permissão.',
      ),
    ],
  },
  {
    id: 'information',
    heading: '17. Calculadoras, artigos e exemplos',
    blocks: [
      paragraph(
        'As calculadoras comparam o programa com um financiamento sob premissas que cada página informa. Artigos e exemplos são informação geral. Nada disso é aconselhamento financeiro, tributário ou jurídico, e nenhum resultado é uma promessa. Consulte um profissional da sua confiança antes de uma decisão deste tamanho.',
      ),
    ],
  },
  {
    id: 'waitlist-events',
    heading: '18. Lista de espera e eventos',
    blocks: [
      paragraph(
        'Entrar na lista de espera ou inscrever-se em um evento não custa nada e não obriga a nada. Também não reserva vaga em um grupo. Os lugares nos eventos são limitados, e um evento pode ser transferido ou cancelado; nesse caso avisamos quem se inscreveu.',
      ),
    ],
  },
  {
    id: 'communication',
    heading: '19. Como nos comunicamos',
    blocks: [
      paragraph(
        'Tratamos de tudo por meios eletrônicos: você aceita os nossos textos marcando caixas, e escrevemos para o e-mail da sua inscrição. Guardamos a versão de cada texto que você aceitou, com a hora e o seu endereço IP. Mantenha o seu endereço atualizado e nos avise se deixar de receber os nossos e-mails.',
      ),
      paragraph(
        'Como tratamos dados pessoais está descrito na Política de privacidade, inclusive como deixar de receber mensagens de divulgação. Mensagens sobre a sua inscrição, o depósito e o grupo fazem parte do serviço.',
      ),
    ],
  },
  {
    id: 'content',
    heading: '20. O nosso conteúdo e o seu',
    blocks: [
      paragraph(
        'Os textos, o desenho, as ilustrações e o nome da {brand} pertencem a {entity} ou a quem os licenciou para nós. Você pode ler, imprimir e compartilhar páginas para uso pessoal. O que você envia continua seu; você nos permite usá-lo para analisar a sua inscrição e operar o programa, e para nada mais.',
      ),
    ],
  },
  {
    id: 'availability',
    heading: '21. Disponibilidade e responsabilidade',
    blocks: [
      paragraph(
        'Trabalhamos para manter o site disponível e correto, mas ele pode ser interrompido ou conter erros, e corrigimos os que chegam ao nosso conhecimento. Até onde a lei permite, não respondemos por perdas causadas por uma interrupção do site, por serviços de outras empresas ou por decisões tomadas com base em informação geral.',
      ),
      paragraph(
        'Nada nestes termos limita a responsabilidade que a lei não nos permite limitar, o nosso dever de devolver o dinheiro que é seu ou os direitos que a lei de defesa do consumidor dá a você.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: '22. Mudanças nestes termos',
    blocks: [
      paragraph(
        'Cada versão traz a sua data. Se mudarmos estes termos de um modo que importe a quem se inscreveu, anunciamos nesta página e por e-mail a quem tem uma inscrição em aberto ou uma vaga em um grupo, antes que a mudança valha. As taxas e as regras de um grupo já formado não mudam em prejuízo dos cotistas sem que eles concordem.',
      ),
    ],
  },
  {
    id: 'law',
    heading: '23. Lei aplicável e conflitos',
    blocks: [
      paragraph(
        'Estes termos são regidos pelas leis do estado de Utah, e os conflitos cabem aos tribunais de lá, a não ser que a lei dê a você outra escolha. Escreva primeiro para nós, para que possamos tentar resolver a questão com você. Se uma parte destes termos for inválida, o restante continua em vigor.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: '24. Contato',
    blocks: [paragraph('{entity} ({brand}), {contactAddress}. E-mail: {contactEmail}.')],
  },
];
