import { Link } from 'wouter';
import { INCOME_WORDS } from '#features/applications/web/income-words.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDay } from '#ui/language/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { type GroupMember, listMembersCall } from '../admin-contract.ts';

export function AdminGroupMembers({ groupId }: { groupId: string }) {
  const list = useWholeList(listMembersCall, { params: { id: groupId } });
  return (
    <ListFrame list={list} what="the members" empty="No member is left." isInPanel>
      {(member, index) => <MemberRow key={member.placeId} member={member} number={index + 1} />}
    </ListFrame>
  );
}

function MemberRow({ member, number }: { member: GroupMember; number: number }) {
  const { applicationId, fullName, incomeStatus, takenAt, approvalDueAt } = member;
  return (
    <li className="tabular flex gap-3 py-2 text-[0.9375rem]">
      <span className="w-8 shrink-0 text-right text-muted text-sm leading-6">{number}</span>
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-40 break-words">
          {applicationId ? (
            <Link
              href={`/admin/applications/${applicationId}`}
              className="underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {fullName}
            </Link>
          ) : (
            <span className="text-muted">Application deleted</span>
          )}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
          {incomeStatus && (
            <Badge tone={INCOME_WORDS[incomeStatus].tone}>{INCOME_WORDS[incomeStatus].label}</Badge>
          )}
          {approvalDueAt && incomeStatus !== 'approved' && (
            <span className="text-terracotta-deep">by {formatDay(approvalDueAt)}</span>
          )}
          <span className="text-muted">since {formatDay(takenAt)}</span>
        </span>
      </span>
    </li>
  );
}
