import type { texts as en } from './texts.en.ts';

/** The same in Brazilian Portuguese. */
export const texts: typeof en = {
  profiles: {
    'first-time-homebuyer': 'Primeiro imóvel',
    'second-time-homebuyer': 'Segundo imóvel',
    'upgrading-homeowner': 'Tenho imóvel e quero um maior',
    'downsizing-homeowner': 'Tenho imóvel e quero um menor',
    'real-estate-investor': 'Investimento imobiliário',
    'rental-property-investor': 'Imóvel para alugar',
    'fix-and-flip-investor': 'Reformar e revender',
    'family-helping-children': 'Família que ajuda os filhos a comprar',
    'retirement-planning': 'Planejamento da aposentadoria',
    'relocating-professional': 'Mudança a trabalho',
    'vacation-home-buyer': 'Casa de férias',
    'realtor-for-clients': 'Corretagem, para clientes',
    others: 'Outro objetivo',
  },
  goals: {
    'primeira-casa': 'Primeira casa própria',
    'segunda-casa': 'Segunda casa',
    upgrade: 'Trocar por uma casa melhor',
    diminuir: 'Mudar para uma casa menor',
    investimento: 'Investimento imobiliário',
    aluguel: 'Imóvel para alugar',
    'reforma-revenda': 'Reformar e revender',
    'ajudar-filhos': 'Ajudar os filhos a comprar',
    aposentadoria: 'Casa para a aposentadoria',
  },
  hours: (american, own) => `${american} (${own})`,
  range: (from, until) => `${from} às ${until}`,
  duration: (minutes) => {
    if (minutes % 60 !== 0) return `${minutes} minutos`;
    return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
  },
  messages: {
    firstName: 'Nome é obrigatório',
    lastName: 'Sobrenome é obrigatório',
    preferredPlan: 'Plano preferido é obrigatório',
    profile: 'Escolha o que descreve você melhor',
    goal: 'Objetivo imobiliário é obrigatório',
    capacity: 'Você deve confirmar sua capacidade financeira',
    phone: 'Telefone é obrigatório',
    phoneIncomplete: 'Telefone incompleto: digite os 10 dígitos',
  },
};
