import { definitions, type LegalSection, list, paragraph } from '../documents.ts';

/** Recipients, security, transfers, storage on devices and retention. */
export const HANDLING_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who-sees-it',
    heading: '5. Quem vê',
    blocks: [
      definitions({
        Você: 'O seu painel mostra a sua inscrição, os documentos, o depósito e o grupo. Ele só abre para uma conta com e-mail confirmado e igual ao da sua inscrição.',
        'Os nossos administradores':
          'Pessoas autorizadas por nós, que analisam inscrições, respondem a perguntas e cuidam da contabilidade. Cada ação delas é gravada em um registro que não pode ser alterado: quem, quando, o quê, e como estava antes e depois.',
        'A nossa empresa de pagamentos':
          'A Stripe processa os pagamentos com cartão. Ela recebe os dados do cartão diretamente de você e, de nós, o seu nome, o seu e-mail e o valor. Ela os trata segundo a sua própria política de privacidade.',
        Google: 'Somente se você escolher entrar com o Google.',
        'Prestadores de serviço':
          'Empresas que hospedam o site, guardam documentos criptografados ou entregam os nossos e-mails, e empresas de estatísticas ou de chat, se as usarmos. Elas trabalham conforme as nossas instruções.',
        'Quem vende e quem conclui a compra':
          'Depois da contemplação: o vendedor, o avaliador e a title company (a empresa que cuida do título e do fechamento) do imóvel que você escolher, no que a compra exigir.',
        'Autoridades e assessores':
          'Quando a lei exige, ou quando é necessário para proteger direitos, resolver uma reclamação ou auditar a nossa contabilidade.',
        'Quem nos suceder':
          'Se o programa passar para outra organização, os seus dados passam com ele sob esta política, e avisamos você antes.',
      }),
      paragraph(
        'Os outros cotistas veem que cotas do seu grupo pagam, foram contempladas ou saíram, e o seu nome somente se você concordar; nunca a sua renda nem os seus documentos. Os registros de cada contemplação são públicos, com os números das cotas e sem nomes, como descrevem os Termos de uso. Não vendemos dados pessoais nem os compartilhamos com terceiros para publicidade direcionada.',
      ),
    ],
  },
  {
    id: 'documents',
    heading: '6. Como os documentos são protegidos',
    blocks: [
      list(
        'Cada arquivo é criptografado antes de ser guardado (AES-256-GCM) e fica separado do banco de dados.',
        'Somente você e os nossos administradores podem abri-lo, por links que expiram em pouco tempo.',
        'Cada abertura é registrada: quem abriu o arquivo e quando.',
        'O tipo de um arquivo é verificado pelo conteúdo, não pelo nome, e os arquivos podem ser examinados em busca de vírus.',
        'Você mesmo pode remover um arquivo até que ele seja analisado.',
      ),
    ],
  },
  {
    id: 'payments',
    heading: '7. Pagamentos',
    blocks: [
      paragraph(
        'O formulário do cartão é da nossa empresa de pagamentos e aparece dentro da nossa página. Os dados do cartão vão direto para ela e nunca passam pelos nossos servidores. A empresa pode gravar os seus próprios cookies quando o formulário carrega, sobretudo para detectar fraude. Nós ficamos sabendo se um pagamento foi aprovado, recusado ou devolvido, e o tipo, a bandeira e os quatro últimos dígitos do que o pagou.',
      ),
    ],
  },
  {
    id: 'emails',
    heading: '8. E-mails que enviamos',
    blocks: [
      paragraph(
        'Para prestar o serviço, escrevemos a você quando é preciso confirmar o seu endereço ou redefinir a senha, quando recebemos a sua inscrição, quando o seu depósito é confirmado ou devolvido, quando a sua renda é aprovada ou recusada, quando o seu grupo se forma, sobre as parcelas, as contemplações do mês, a sua contemplação, o seu imóvel e o dinheiro que devemos a você, com um relatório do seu grupo a cada mês, e quando você entra em uma lista de espera ou se inscreve em um evento.',
      ),
      paragraph(
        'Também podemos enviar notícias do programa. Você pode deixar de recebê-las a qualquer momento, pelo link em cada uma delas ou escrevendo para {contactEmail}. Você continua a receber as mensagens sobre a sua inscrição, o seu depósito e o seu grupo.',
      ),
    ],
  },
  {
    id: 'cookies',
    heading: '9. Cookies e dados guardados no seu aparelho',
    blocks: [
      definitions({
        'Cookie de sessão':
          'Mantém você conectado. É gravado quando você entra e removido quando você sai. Durante uma entrada com o Google, um cookie de curta duração a protege.',
        'Formulário pela metade':
          'O que você digitou no formulário de inscrição ou da lista de espera fica no seu aparelho, para que não se perca se a página for recarregada. As suas declarações não ficam ali, e nada disso é enviado a nós antes que você envie o formulário. É apagado quando o envio dá certo, quando você quiser e depois de 14 dias.',
        'Chaves de lances lacrados':
          'Se você der um lance, uma chave reserva que o abre fica no armazenamento local do seu navegador, somente para você.',
        'A sua escolha sobre serviços opcionais':
          'Se o site perguntar se as estatísticas ou o chat podem carregar, a sua resposta fica gravada no seu aparelho.',
        'Somente administradores':
          'Rascunhos de artigos do blog e ajustes das páginas de administração, no armazenamento local. O acesso em si não fica ali.',
      }),
      paragraph(
        'Você pode apagar tudo isso no seu navegador. Sem o cookie de sessão, você pode ler o site, mas não entrar na sua conta.',
      ),
    ],
  },
  {
    id: 'analytics-chat',
    heading: '10. Estatísticas e chat',
    blocks: [
      paragraph(
        'Estatísticas e chat são partes opcionais do site. Se não configuramos uma delas, nada dela carrega. Se configuramos, ela só carrega com o seu consentimento, que você pode negar ou depois retirar sem perder nenhuma outra função. Uma empresa de estatísticas fica então sabendo que páginas você visita e o seu endereço IP; uma empresa de chat, o que você escreve e a página de onde escreve.',
      ),
    ],
  },
  {
    id: 'retention',
    heading: '11. Por quanto tempo guardamos',
    blocks: [
      paragraph(
        'Guardamos dados pessoais por 7 anos, contados do fim do assunto a que pertencem: o dia em que a sua inscrição é encerrada, o seu depósito é devolvido ou a sua participação termina, o que vier por último. Para a lista de espera ou a inscrição em um evento, os 7 anos contam do seu último envio. Depois apagamos os dados ou os tornamos anônimos, a não ser que uma lei ou um conflito em aberto exija que os guardemos por mais tempo.',
      ),
    ],
  },
];
