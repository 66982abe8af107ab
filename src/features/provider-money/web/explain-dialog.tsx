import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { explainTransactionCall, type ProviderTransactionView } from '../contract.ts';
import { EXPLAINED_ACCOUNTS, type ExplainedAccount } from '../rules.ts';
import { amountText, providerMoneyTexts } from './admin-texts.ts';

const words = providerMoneyTexts.explain;

type ExplainDialogProps = {
  transaction: ProviderTransactionView;
  onClose: () => void;
  onDone: () => void;
};

/** A treasurer says what a transaction is that matches nothing; that books it. */
export function ExplainDialog({ transaction, onClose, onDone }: ExplainDialogProps) {
  const { id, about, amountCents, currency } = transaction;
  const { values, setErrors, field } = useFields({ account: '', note: '' }, { isRequired: true });
  return (
    <FormDialog
      title={words.title}
      description={`${amountText(amountCents, currency)}, ${about}`}
      confirmLabel={words.confirm}
      tone="primary"
      done={words.done}
      failedTitle={providerMoneyTexts.failed}
      send={() =>
        callApi(explainTransactionCall, {
          params: { id },
          body: { ...values, account: values.account as ExplainedAccount },
        })
      }
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectField
        label={words.account}
        emptyLabel={words.choose}
        options={EXPLAINED_ACCOUNTS.map((account) => [account, words.accounts[account]] as const)}
        {...field('account')}
      />
      <TextAreaField label={words.note} hint={words.noteHint} rows={3} {...field('note')} />
    </FormDialog>
  );
}
