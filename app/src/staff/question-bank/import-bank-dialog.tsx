import { ImportFile } from '../questions/import-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { type BankPlan, bankPlanOf, carryOutBankImport } from './import-bank.ts';
import type { BankItem } from './items.ts';
import { useForgottenItems } from './queries.ts';

/** Imports a file into the bank, as drafts of the institution. */
export const ImportBankDialog = ({
  items,
  ...dialog
}: {
  readonly items: readonly BankItem[];
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const forget = useForgottenItems();
  const carryOut = async (plan: BankPlan): Promise<void> => {
    try {
      await ask((client) => carryOutBankImport(client, plan));
    } finally {
      await forget();
    }
  };
  return <ImportFile planOf={({ taken }) => bankPlanOf(items, taken)} carryOut={carryOut} {...dialog} />;
};
