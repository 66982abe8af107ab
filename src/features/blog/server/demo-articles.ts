export type DemoArticle = {
  title: string;
  excerpt: string;
  content: string;
  publishedDaysAgo: number;
};

/** Sample articles; general information, like everything on the blog. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'O que é um consórcio de imóveis e como ele funciona em Utah',
    excerpt:
      'A ideia que milhões de brasileiros conhecem, contada do começo: quem contribui, quem é contemplado e quanto se paga no fim.',
    publishedDaysAgo: 4,
    content: `Todo brasileiro tem um parente que tirou a moto, o carro ou o apartamento num consórcio. A ideia é simples: em vez de cada família pedir dinheiro ao banco, um grupo de famílias junta o próprio dinheiro e compra um bem de cada vez, até que todas tenham o seu.

Aqui em Utah a ideia é a mesma, mas as regras são outras. O nosso programa é inspirado no consórcio, mas não é um consórcio brasileiro: não se aplica a Lei 11.795/2008 e não há autorização nem fiscalização do Banco Central do Brasil. Valem as leis de Utah, e o texto em inglês dos contratos é o que vale.

<h2>Um fundo, 240 contribuições</h2>
<p>Cada cotista escolhe um plano pelo valor do imóvel e contribui durante 20 anos, uma vez por mês. Não há entrada e não há juros. O que existe é uma taxa de administração e um pequeno fundo de reserva:</p>
<table>
<thead><tr><th scope="col">Imóvel</th><th scope="col">Contribuição mensal</th><th scope="col">Total em 20 anos</th></tr></thead>
<tbody>
<tr><th scope="row">US$ 450.000</th><td>US$ 2.344</td><td>US$ 562.560</td></tr>
<tr><th scope="row">US$ 650.000</th><td>US$ 3.385</td><td>US$ 812.500</td></tr>
</tbody>
</table>
<p>No total estão 24% do valor do imóvel em taxas de administração, o que dá 1,2% ao ano, e 1% de reserva. Quem faz a conta contra um financiamento de 30 anos costuma levar um susto; vale fazer com os seus números.</p>
<h2>Duas famílias por mês</h2>
<p>Sempre que o fundo tem saldo, duas famílias são contempladas:</p>
<ul>
<li><strong>uma por sorteio</strong>, em que todos os que estão em dia têm a mesma chance;</li>
<li><strong>uma por lance</strong>, para quem pode adiantar contribuições. O lance é opcional, começa em 50% do valor do imóvel, e vence o maior.</li>
</ul>
<p>Quem não foi escolhido continua no grupo e concorre novamente no mês seguinte.</p>
<h2>A parte que exige paciência</h2>
<p>A sua vez pode chegar no primeiro mês ou levar até 19 anos; os últimos 24 das 480 cotas esperam até o 20º ano. Ninguém pode prometer uma data, e quem promete não está explicando direito. Por isso a pergunta honesta, antes de entrar, não é “quando?”, e sim “consigo contribuir com tranquilidade enquanto espero?”.</p>
<blockquote>Consórcio é para quem tem disciplina e não tem pressa. Para quem tem pressa, existe o banco, e ele cobra por ela.</blockquote>
<p>Não é empréstimo, não é banco e não é investimento. É gente comprando junto.</p>`,
  },
  {
    title: 'Cinco motivos pelos quais o banco diz não, e o que fazer com cada um',
    excerpt:
      'Histórico curto, renda de autônomo, entrada, dívidas e documentos: de onde vem a recusa e o que ainda está ao seu alcance.',
    publishedDaysAgo: 18,
    content: `Receber um “não” do banco não significa que a sua família não pode ter casa própria. Significa que ela não cabe no formulário daquele banco. Estes são os motivos que mais ouvimos.

<h2>1. Histórico de crédito curto</h2>
<p>O score americano começa do zero para quem chega. Um cartão com garantia, usado pouco e pago inteiro todo mês, começa a construir o seu em cerca de seis meses. Não feche a conta mais antiga: a idade dela conta.</p>
<h2>2. Renda de autônomo</h2>
<p>Quem trabalha por conta própria precisa mostrar, em geral, dois anos de declarações de imposto. O erro comum é declarar o mínimo para pagar menos imposto e depois descobrir que, no papel, a família não ganha o bastante.</p>
<h2>3. Falta de entrada</h2>
<p>Num imóvel de US$ 450.000, uma entrada de 20% são US$ 90.000, fora as despesas de fechamento. Juntar esse valor pagando aluguel é, para muita gente, a barreira de verdade.</p>
<h2>4. Dívidas demais para a renda</h2>
<p>O banco soma carro, cartões e a futura parcela e divide pela renda bruta. Passou de algo como 43%, a resposta tende a ser não. Quitar o carro, às vezes, muda mais do que um aumento de salário.</p>
<h2>5. Documentos e status</h2>
<p>Cada banco decide o que aceita. Um ITIN abre algumas portas, mas menos portas e mais caras.</p>
<h2>E a cooperativa?</h2>
<p>Num grupo como o nosso não há consulta de score nem entrada. Há, sim, verificação de identidade, de idade e de renda: a contribuição do plano precisa caber no que sobra depois das suas dívidas. É uma régua diferente, não a ausência de régua.</p>
<p>Se o “não” do banco veio de um desses cinco pontos, vale entender os dois caminhos antes de escolher. Um não exclui o outro.</p>`,
  },
  {
    title: 'Sorteio ou lance: como pensar antes de oferecer',
    excerpt:
      'O lance antecipa a casa, mas também antecipa o dinheiro. Um roteiro curto para decidir sem emoção.',
    publishedDaysAgo: 39,
    content: `O sorteio não pede nada além de estar em dia. O lance pede uma decisão, e decisões de seis dígitos merecem papel e caneta.

<h2>O que é um lance, na prática</h2>
<p>É um lance livre, com dinheiro próprio: a oferta de adiantar parte do que você pagaria ao longo dos anos. Não há lance embutido nem lance fixo. O mínimo é 50% do valor do imóvel: US$ 225.000 num plano de US$ 450.000. No mês, vence o maior lance; os outros não pagam nada e continuam no grupo.</p>
<h2>Quando costuma fazer sentido</h2>
<ul>
<li>Você vendeu um imóvel no Brasil e o dinheiro está parado em reais, perdendo para o câmbio.</li>
<li>O aluguel que deixa de pagar cobre, em poucos anos, o que o mesmo dinheiro renderia aplicado.</li>
<li>Sobra uma reserva depois do lance. Casa própria também tem telhado, aquecedor e imposto.</li>
</ul>
<h2>Quando é melhor esperar</h2>
<ul>
<li>O lance levaria toda a sua reserva.</li>
<li>O dinheiro viria de um empréstimo com juros. Aí se perde justamente o que o grupo oferece.</li>
<li>Você pode mudar de cidade nos próximos dois anos.</li>
</ul>
<h2>Uma conta de guardanapo</h2>
<p>Anote três números: o aluguel de um ano, o rendimento que o dinheiro do lance teria no mesmo ano e a sua reserva depois dele. Se o primeiro é maior que o segundo e o terceiro ainda deixa você dormir, o lance merece uma conversa. Se não, o sorteio de cada mês continua de graça.</p>`,
  },
  {
    title: 'A primeira casa em Utah: os custos que ninguém põe no anúncio',
    excerpt:
      'Imposto, seguro, associação, manutenção: o que entra na conta todo mês depois que a chave chega.',
    publishedDaysAgo: 61,
    content: `O preço do anúncio é só o começo. Quem já morou de aluguel conhece a parcela; quem compra conhece o resto.

<h2>O que se paga todo ano</h2>
<ul>
<li><strong>Property tax.</strong> Em Utah a residência principal é tributada sobre 55% do valor de mercado, e a alíquota depende do condado. Consulte o site do seu antes de comprar; a diferença entre cidades vizinhas surpreende.</li>
<li><strong>Seguro da casa.</strong> Peça três cotações. Telhado novo e alarme costumam baixar o preço.</li>
<li><strong>HOA.</strong> Em condomínios, a taxa da associação pode valer meia parcela de carro. Leia a ata da última reunião: é lá que aparecem as obras por vir.</li>
</ul>
<h2>O que se paga de vez em quando</h2>
<p>Uma regra antiga manda guardar 1% do valor da casa por ano para manutenção. Em US$ 450.000 são US$ 4.500, ou US$ 375 por mês. Parece muito até o dia em que o aquecedor para, em janeiro.</p>
<h2>O que se paga uma vez</h2>
<p>Inspeção, título, registro, mudança, cortinas. Reserve alguns milhares de dólares e uma semana de paciência. No nosso programa, quem compra por menos do que o crédito pode usar até 10% do valor contemplado nessas despesas.</p>
<h2>Para pôr na geladeira</h2>
<p>Some tudo e divida por doze. Se a contribuição mais esse número cabem no seu mês com folga, você está olhando para a casa certa. Se não cabem, a casa certa é a próxima, um pouco menor.</p>
<p><em>Este texto é informação geral, não conselho financeiro ou tributário.</em></p>`,
  },
];
