/** On every public page in Portuguese: Brazilian readers know a regulated product of that name. */
export const CONSORCIO_NOTICE =
  'Inspirado no consórcio, mas não é um consórcio brasileiro: não se aplica a Lei 11.795/2008 e não há autorização nem fiscalização do Banco Central do Brasil. Valem as leis de Utah.';
