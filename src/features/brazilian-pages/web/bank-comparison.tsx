import { useBrazilianTexts } from './use-brazilian-texts.ts';

/** A bank loan compared with the cooperative, including where the bank is better. */
export function BankComparison() {
  const { comparison: texts } = useBrazilianTexts();
  return (
    <section className="bg-sand py-20">
      <div className="mx-auto max-w-6xl px-5">
        <h2 className="max-w-2xl text-title">{texts.title}</h2>
        <table className="tabular mt-10 w-full border-collapse text-left">
          <thead className="hidden md:table-header-group">
            <tr className="border-ink/25 border-b-2">
              <td className="w-44" />
              <th scope="col" className="w-2/5 py-3 pr-8 font-semibold text-terracotta-deep">
                {texts.problem}
              </th>
              <th scope="col" className="py-3 font-semibold text-forest">
                {texts.solution}
              </th>
            </tr>
          </thead>
          <tbody>
            {texts.rows.map(({ subject, bank, cooperative, link }) => (
              <tr key={subject} className="block border-line border-b py-5 md:table-row md:py-0">
                <th
                  scope="row"
                  className="block pr-8 font-display font-medium text-xl md:table-cell md:py-5 md:align-top"
                >
                  {subject}
                </th>
                <td className="mt-2 block pr-8 text-muted md:mt-0 md:table-cell md:py-5 md:align-top">
                  <span className="mr-2 font-semibold text-terracotta-deep text-sm md:hidden">
                    {texts.atBank}
                  </span>
                  {bank}
                </td>
                <td className="mt-1 block md:mt-0 md:table-cell md:py-5 md:align-top">
                  <span className="mr-2 font-semibold text-forest text-sm md:hidden">
                    {texts.atCooperative}
                  </span>
                  {cooperative}
                  {link && (
                    <>
                      {' '}
                      <a href={link.href} className="underline underline-offset-4">
                        {link.label}
                      </a>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
