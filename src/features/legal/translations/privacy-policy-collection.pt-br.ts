import { definitions, type LegalSection, list, paragraph } from '../documents.ts';

export const COLLECTION_SECTIONS: readonly LegalSection[] = [
  {
    id: 'summary',
    heading: '1. Em resumo',
    blocks: [
      list(
        'Coletamos o que uma inscrição, um depósito e uma vaga em um grupo exigem.',
        'Os seus documentos são guardados criptografados e só abrem por links que expiram; cada abertura fica registrada.',
        'Os dados do seu cartão vão para a nossa empresa de pagamentos e nunca passam pelos nossos servidores.',
        'Não vendemos os seus dados pessoais.',
        'Guardamos os registros por 7 anos. Se a sua inscrição for apagada antes, ficamos com os seus dados de contato para divulgação, a não ser que você se oponha.',
        'Para pedir qualquer coisa descrita aqui, escreva para {contactEmail}.',
      ),
    ],
  },
  {
    id: 'what-we-collect',
    heading: '2. O que coletamos',
    blocks: [
      paragraph('De você:'),
      definitions({
        'A sua inscrição':
          'Nome e sobrenome, e-mail, telefone, se você informar, cidade, estado, faixa etária, faixa de renda mensal, o que melhor descreve você (por exemplo, compra do primeiro imóvel), o plano que prefere e as suas respostas às seis declarações.',
        'Ao completar a inscrição':
          'Data de nascimento, profissão, endereço, ZIP code, dívidas mensais e se você tem um número do Social Security (SSN) ou ITIN. Perguntamos apenas sim ou não, nunca o número.',
        Documentos:
          'Papéis que comprovam a sua renda e uma cópia de um documento de identidade. Cubra o número do Social Security onde ele aparecer.',
        'A sua conta':
          'E-mail e, se você escolher uma, a senha, da qual guardamos apenas um hash com salt. Se você entra com o Google, recebemos o seu nome, o seu e-mail, se o Google o confirmou, e a sua foto de perfil; nunca vemos a sua senha do Google.',
        'Lista de espera e eventos':
          'Nome, e-mail, o plano que prefere, o que melhor descreve você ou o seu objetivo imobiliário e, onde o formulário pedir, telefone e mensagem.',
        'A sua participação':
          'A sua cota, as parcelas, os lances e as contemplações; como você paga; a conta bancária para a qual enviamos dinheiro a você, guardada criptografada e mostrada pelos quatro últimos dígitos; o imóvel que você escolhe e os seus documentos; e quem você indica para assumir a sua cota.',
        Mensagens: 'O que você nos escreve por e-mail ou no chat.',
      }),
      paragraph('Pelo seu uso do site:'),
      definitions({
        'Prova do consentimento':
          'A versão de cada texto que você aceitou, com a hora e o seu endereço IP.',
        'De onde você veio':
          'As marcas de campanha ou o identificador de clique de um anúncio no link que você seguiu ou, na falta deles, se você veio de um buscador ou de uma rede social. Guardamos isso como a origem da sua inscrição.',
        'Dados técnicos':
          'Endereço IP, tipo de navegador, hora e endereço das requisições, e erros. Também contamos requisições por endereço IP e por e-mail, para impedir abusos.',
        'Os seus pagamentos':
          'Valor, situação, datas, o número de referência da empresa de pagamentos e o tipo, a bandeira e os quatro últimos dígitos do que pagou. Não o restante do número do cartão, nem a validade, nem o código de segurança.',
        'O seu andamento':
          'O seu grupo e a sua vaga nele, a situação da sua análise e anotações da nossa equipe sobre a sua inscrição.',
      }),
      paragraph(
        'Qualquer pessoa pode ler as páginas públicas, as calculadoras e o blog sem nos dar um nome. As calculadoras funcionam no seu navegador; o link que você compartilha para repetir um cálculo contém os números dele.',
      ),
    ],
  },
  {
    id: 'why',
    heading: '3. Por que usamos',
    blocks: [
      list(
        'Para receber e analisar a sua inscrição e verificar a sua idade, identidade e renda.',
        'Para receber, confirmar, abater e devolver o seu depósito e manter a contabilidade correta.',
        'Para formar e conduzir grupos, realizar as contemplações mensais, comprar imóveis e informar como vai o seu grupo.',
        'Para você entrar na sua conta e para manter outras pessoas longe dos seus dados.',
        'Para responder a você, conduzir a lista de espera e organizar os eventos em que você se inscreveu.',
        'Para informar sobre o programa, a não ser que você se oponha.',
        'Para saber que páginas e campanhas trazem pessoas até nós.',
        'Para prevenir fraude e abuso, cumprir deveres legais e resolver conflitos.',
      ),
      paragraph(
        'O resultado preliminar no seu painel é um cálculo com os números que você declarou: a renda menos as dívidas, comparada com a parcela do plano. Ele não decide nada. Uma pessoa aprova ou recusa a sua verificação de renda.',
      ),
    ],
  },
  {
    id: 'sensitive-data',
    heading: '4. Informações sensíveis',
    blocks: [
      paragraph(
        'Documentos de identidade podem mostrar mais do que pedimos, como a cidadania ou a situação migratória. Nós os usamos apenas para verificar quem você é e a sua idade, e não registramos mais nada deles. Você pode se recusar a enviar um, mas então talvez não possamos concluir a sua inscrição.',
      ),
    ],
  },
];
