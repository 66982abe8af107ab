import { TERM_YEARS } from '../figures/program.ts';
import { MORTGAGE_BUDGET_SHARE, PROGRAM_BUDGET_SHARE } from '../tabs/budget-shares.ts';
import type * as en from './labels.en.ts';

export const tabs: typeof en.tabs = {
  'monthly-payment': { name: 'Parcela mensal', question: 'Quanto eu pagaria por mês?' },
  'buying-power': { name: 'Poder de compra', question: 'Que imóvel a minha renda comporta?' },
  'lifetime-cost': { name: 'Custo total', question: 'Quanto o imóvel custa no total?' },
  'early-payoff': { name: 'Quitação antecipada', question: 'O que muda se eu pagar a mais?' },
  'tax-benefits': { name: 'Imposto de renda', question: 'Quanto eu economizo em impostos?' },
  'budget-impact': { name: 'Orçamento', question: 'Quanto sobra da minha renda?' },
  'investor-returns': { name: 'Retorno do investidor', question: 'Quanto um investidor ganharia?' },
};

export const labels: typeof en.labels = {
  // Lines and axes
  mortgage: 'Financiamento',
  program: 'Programa',
  mortgageAllIn: 'Financiamento, contando tudo',
  programAllIn: 'Programa, contando tudo',
  mortgageAllInToday: 'Financiamento, contando tudo, em dólares de hoje',
  programAllInToday: 'Programa, contando tudo, em dólares de hoje',
  mortgageExtra: 'Financiamento com o pagamento extra',
  programExtra: 'Programa com o pagamento extra',
  programInTodaysPrices: 'Programa, a preços de hoje',
  flexFull: 'Flex Plan, depois Integral',
  flexIntermediate: 'Flex Plan, depois Intermediário',
  flexFlex: 'Flex Plan, depois Flex',
  month: 'Mês',
  year: 'Ano',
  awardMonth: 'Mês da contemplação',
  interestRate: 'Taxa de juros do financiamento',

  // monthly-payment
  paymentTable: 'Parcelas nos valores anunciados',
  untilAwardTable: 'Por mês até a contemplação, contando tudo',
  monthlyPayment: 'Parcela mensal',
  feesInMonthlyPayment: 'sendo taxa de administração e reserva',
  cashOnDayOne: 'Dinheiro necessário no primeiro dia',
  mortgageInsurance: 'Seguro do financiamento (PMI)',
  deposit: 'Depósito, descontado da primeira contribuição',
  closingOnDayOne: 'Custos de fechamento no primeiro dia',
  closingAtAward: 'Custos de fechamento na contemplação',
  numberOfPayments: 'Número de parcelas mensais',
  rentMeanwhile: 'Aluguel pago até a contemplação',
  monthlyUntilAward: 'Total por mês até a contemplação',
  paymentByMonth: 'Parcela mensal ao longo de 30 anos',

  // buying-power
  buyingPowerTable: 'O que a sua renda comporta, sem contar o aluguel e a espera',
  buyingPowerWaitTable: 'Contando o aluguel e a alta dos preços até a contemplação',
  leftOfIncome: 'Renda que sobra depois das despesas',
  monthlyBudget: `Orçamento mensal para o imóvel (${MORTGAGE_BUDGET_SHARE * 100}% e ${PROGRAM_BUDGET_SHARE * 100}% dela)`,
  highestValue: 'Maior valor do imóvel',
  highestValueAtSameShare: `O mesmo com ${MORTGAGE_BUDGET_SHARE * 100}% dos dois lados`,
  cashForDownPayment: 'Dinheiro necessário para a entrada',
  feesAndReserve: 'Taxa de administração e fundo de reserva (25%)',
  budgetAfterRent: 'Orçamento mensal enquanto se paga aluguel',
  highestValueAfterRent: 'Maior valor do imóvel com esse orçamento',
  highestValueInTodaysPrices: 'O que ele compra na contemplação, a preços de hoje',
  buyingPowerByRate: 'Maior valor do imóvel, por taxa de juros',
  buyingPowerByAward: 'Maior valor do imóvel, por mês da contemplação, pagando aluguel',

  // lifetime-cost
  lifetimeTable: 'Total pago, nos valores anunciados',
  allInTable: 'Contando tudo, com a espera pela contemplação',
  allInTableToday: 'Contando tudo, com a espera pela contemplação, em dólares de hoje',
  downPayment: 'Entrada',
  towardsHome: 'Pago pelo imóvel',
  interest: 'Juros',
  adminFees: 'Taxa de administração (24%)',
  reserve: 'Fundo de reserva (1%)',
  totalPaid: 'Total pago',
  costAboveValue: 'Pago acima do valor do imóvel',
  priceRiseMeanwhile: 'Alta do preço até a contemplação',
  closingCosts: 'Custos de fechamento',
  ownerCosts: 'Imposto predial, seguro e manutenção como proprietário',
  taxSavedAsCost: 'Imposto de renda economizado',
  allInCost: 'Custo em 30 anos, contando tudo',
  costByYear: 'Pago até então, por ano',
  costByAward: 'Custo em 30 anos por mês da contemplação, contando tudo',
  costByAwardToday: 'Custo em 30 anos por mês da contemplação, contando tudo, em dólares de hoje',

  // early-payoff
  payoffTable: 'Com um valor extra por mês',
  monthlyWithExtra: 'Parcela mensal com o valor extra',
  monthsRegular: 'Meses sem o valor extra',
  monthsWithExtra: 'Meses com o valor extra',
  monthsSaved: 'Meses economizados',
  interestWithExtra: 'Juros com o valor extra',
  moneySaved: 'Dinheiro economizado',
  owedByYear: 'Ainda a pagar, por ano',

  // tax-benefits
  firstTaxYearTable: 'O primeiro ano',
  allTaxYearsTable: 'Os 30 anos',
  deductibleInterest: 'Juros que podem ser deduzidos',
  itemisedDeductions: 'Deduções detalhadas',
  standardDeduction: 'Dedução padrão',
  taxSaved: 'Imposto de renda economizado',
  yearsItemising: 'Anos em que detalhar vale mais que a dedução padrão',
  costAfterTax: 'Juros ou taxas, descontado o imposto economizado',
  taxSavedByYear: 'Imposto de renda economizado, por ano',

  // budget-impact
  budgetTable: 'Só a parcela, nos valores anunciados',
  budgetUntilAwardTable: 'Por mês até a contemplação, contando tudo',
  budgetLaterTable: 'Por mês, depois disso',
  shareOfIncome: 'Parte da sua renda',
  leftEachMonth: 'Sobra por mês depois das despesas e da parcela',
  ownerCostsMonthly: 'Imposto predial, seguro e manutenção como proprietário',
  housingShareUntilAward: 'Parte da sua renda para tudo isso',
  leftUntilAward: 'Sobra por mês até a contemplação',
  leftAfterAward: 'Sobra por mês depois da contemplação',
  leftAfterLastContribution: `Sobra por mês depois da última contribuição (a partir do ano ${TERM_YEARS + 1})`,
  leftByMonth: 'Sobra por mês ao longo de 30 anos',

  // investor-returns
  cashFlowTable: 'Fluxo de caixa mensal',
  returnsTable: 'Em 30 anos',
  cashFlowFirstYear: 'No primeiro ano',
  cashFlowAfterAward: 'No ano depois da contemplação',
  cashFlowAfterLastContribution: 'No ano depois da última contribuição',
  investorPaid: 'Entrada, custos de fechamento e parcelas mensais',
  feesWithinPaid: 'sendo taxa de administração e fundo de reserva (25%)',
  rentReceived: 'Aluguel recebido, descontada a vacância',
  saleValue: 'Valor do imóvel depois de 30 anos',
  investmentGain: 'Ganho do dinheiro que este lado deixa livre, aplicado',
  netGain: 'Ganho líquido',
  yearlyReturn: 'Retorno anual (TIR)',
  besideTable: 'O mesmo dinheiro dos dois lados',
  ownMoney: 'Total pago do próprio bolso',
  putAside: 'Deixado livre em relação ao outro lado, e aplicado',
  worthAside: 'Quanto isso vale depois de 30 anos',
  yearlyReturnAlone: 'Retorno anual deste lado sem esse dinheiro',
  positionByYear: 'Ganho se tudo fosse encerrado, por ano',
  returnByAward: 'Retorno anual, por mês da contemplação',
};

export const inputs: typeof en.inputs = {
  propertyValue: 'Valor do imóvel',
  downPayment: 'Entrada',
  interestRate: 'Taxa de juros do financiamento',
  awardMonth: 'Mês esperado da contemplação',
  flexReduction: 'Redução do Flex Plan até a contemplação',
  bidMonth: 'Mês do lance',
  bidInstalments: 'Parcelas do seu lance',
  income: 'Renda mensal depois dos impostos (líquida)',
  grossIncome: 'Renda mensal antes dos impostos (bruta)',
  expenses: 'Despesas mensais sem o aluguel',
  monthlyRent: 'Aluguel mensal que você paga até se mudar',
  rentGrowth: 'Os aluguéis sobem por ano',
  appreciation: 'Os preços dos imóveis sobem por ano',
  propertyTaxRate: 'Imposto predial, parte do valor do imóvel por ano',
  insuranceRate: 'Seguro residencial, parte do valor do imóvel por ano',
  upkeepRate: 'Manutenção, parte do valor do imóvel por ano',
  mortgageInsurance:
    'Seguro do financiamento (PMI) com entrada abaixo de 20%, parte do empréstimo por ano',
  closingMortgage: 'Custos de fechamento com financiamento, parte do preço',
  closingProgram: 'Custos de fechamento na contemplação, parte do preço',
  extraPayment: 'Pagamento extra por mês',
  marginalTaxRate: 'Alíquota marginal do imposto de renda',
  otherStateTaxes: 'Outros impostos estaduais e locais por ano',
  otherDeductions: 'Outras deduções detalhadas por ano',
  inflation: 'Inflação',
  investmentReturn: 'Retorno anual do dinheiro aplicado em outro lugar',
  rentalIncome: 'Aluguel mensal que o imóvel renderia',
  vacancy: 'Vacância',
  filingStatus: 'Tipo de declaração de imposto',
  mortgageTerm: 'Prazo do financiamento',
  otherBidders: 'Quantos outros dão lance',
  dollars: 'A conta completa em',
};

export const choices: typeof en.choices = {
  mortgageTerm: { '30': '30 anos', '15': '15 anos' },
  otherBidders: {
    nobody: 'Ninguém',
    'one-in-20': '1 em cada 20 cotistas',
    'one-in-10': '1 em cada 10 cotistas',
    'one-in-5': '1 em cada 5 cotistas',
    'every-month': 'Alguém todo mês',
  },
  dollars: { today: 'dólares de hoje', nominal: 'dólares como pagos' },
  filingStatus: {
    single: 'Individual',
    married: 'Casal, declaração conjunta',
    'head-of-household': 'Chefe de família',
  },
};

/** How many others bid, within a sentence. */
export const others: typeof en.others = {
  nobody: 'se ninguém mais der lance',
  'one-in-20': 'se 1 em cada 20 cotistas estiver disposto a dar lance',
  'one-in-10': 'se 1 em cada 10 cotistas estiver disposto a dar lance',
  'one-in-5': 'se 1 em cada 5 cotistas estiver disposto a dar lance',
  'every-month': 'se alguém der lance em todos os meses em que isso é possível',
};

/** Rows of the Flex Plan's table, whose columns are the three choices. */
export const flexRows: typeof en.flexRows = {
  credit: 'Carta de crédito',
  monthlyUntilAward: 'Contribuição mensal até a contemplação',
  monthlyAfterAward: 'Contribuição mensal depois da contemplação',
  dueAtAward: 'A pagar de uma vez na contemplação',
  totalContributed: 'Total das contribuições',
  feesAndReserve: 'sendo taxa de administração e reserva (25% do crédito)',
};
