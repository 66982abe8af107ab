import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import type { PaymentSandbox } from '#providers/payments/sandbox/create-sandbox.ts';
import { SandboxRefusal } from '#providers/payments/sandbox/errors.ts';
import { TEST_CARDS } from '#providers/payments/sandbox/methods/test-cards.ts';
import {
  decideDisputeAtSandbox,
  disputeAtSandbox,
  failRefundAtSandbox,
  holdWebhooks,
  readOverview,
  refundAtSandbox,
  resendEvent,
  type SandboxOverview,
} from '#providers/payments/sandbox/overview.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { readBody } from './read-body.ts';
import { sandboxServicePage } from './sandbox-page.ts';

const PAGE = '/sandbox/payments';

const actionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('refund'), id: z.string().max(100) }),
  z.object({ action: z.literal('fail-refund'), id: z.string().max(100) }),
  z.object({ action: z.literal('dispute'), id: z.string().max(100) }),
  z.object({ action: z.literal('dispute-won'), id: z.string().max(100) }),
  z.object({ action: z.literal('dispute-lost'), id: z.string().max(100) }),
  z.object({ action: z.literal('resend'), id: z.string().max(100) }),
  z.object({ action: z.literal('duplicate'), id: z.string().max(100) }),
  z.object({ action: z.literal('hold') }),
  z.object({ action: z.literal('release') }),
]);
type Action = z.output<typeof actionSchema>;

async function act(sandbox: PaymentSandbox, input: Action): Promise<void> {
  if (input.action === 'refund') await refundAtSandbox(sandbox, input.id);
  else if (input.action === 'fail-refund') await failRefundAtSandbox(sandbox, input.id);
  else if (input.action === 'dispute') await disputeAtSandbox(sandbox, input.id);
  else if (input.action === 'dispute-won') await decideDisputeAtSandbox(sandbox, input.id, 'won');
  else if (input.action === 'dispute-lost') await decideDisputeAtSandbox(sandbox, input.id, 'lost');
  else if (input.action === 'resend') await resendEvent(sandbox, input.id, 1);
  else if (input.action === 'duplicate') await resendEvent(sandbox, input.id, 2);
  else await holdWebhooks(sandbox, input.action === 'hold');
}

/** A page like the payment provider's dashboard. */
export function addPaymentsRoutes(
  hono: Hono<AppEnv>,
  context: Context,
  sandbox: PaymentSandbox,
): void {
  hono.get(`${PAGE}.json`, async (request) => request.json(await readOverview(sandbox)));
  hono.get(PAGE, async (request) => request.html(renderPage(context, await readOverview(sandbox))));
  hono.post(PAGE, async (request) => {
    const { isForm, input } = await readBody(request);
    const action = checkInput(actionSchema, input);
    try {
      await act(sandbox, action);
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      return request.html(
        sandboxServicePage(
          context,
          'Payments',
          html`<p class="note">${error.message}</p>
        <p><a href="${PAGE}">Back to the payments</a></p>`,
        ),
        400,
      );
    }
    return isForm ? request.redirect(PAGE, 303) : request.json({ done: true });
  });
}

const button = (action: string, label: string, id?: string) =>
  html`<form method="post" action="${PAGE}">
    <input type="hidden" name="action" value="${action}" />
    ${id ? html`<input type="hidden" name="id" value="${id}" />` : ''}
    <button>${label}</button>
  </form>`;

function renderPage(context: Context, { holdsWebhooks, payments }: SandboxOverview) {
  return sandboxServicePage(
    context,
    'Payments',
    html`<p class="note">This is a sandbox: no real money moves, and real cards are refused.</p>
      <p>${
        holdsWebhooks
          ? 'Webhooks are held back: the product hears nothing until you let them go.'
          : 'Webhooks are delivered as they happen.'
      }</p>
      ${holdsWebhooks ? button('release', 'Let webhooks go') : button('hold', 'Hold webhooks back')}
      <details><summary>Test cards</summary>
        <table><tbody>${TEST_CARDS.map(
          ({ number, name }) =>
            html`<tr><td><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code></td><td>${name}</td></tr>`,
        )}</tbody></table>
        <p>Any future date and any security code.</p>
      </details>
      ${payments.length === 0 ? html`<p>No payment yet. Apply and pay a deposit, and it will appear here.</p>` : ''}
      ${payments.map(renderPayment)}`,
  );
}

function renderPayment(payment: SandboxOverview['payments'][number]) {
  const isRefundable = payment.charges.some(
    ({ status, amountRefunded }) => status === 'succeeded' && amountRefunded < payment.amount,
  );
  return html`<section>
    <h2>${formatMoney(usd(payment.amount))} · ${payment.status} · <code>${payment.id}</code></h2>
    <p>Deposit <code>${payment.reference}</code>, started ${payment.createdAt}</p>
    <ul>
      ${payment.charges.map(({ status, card }) => html`<li>Charge ${status}, ${card}</li>`)}
      ${payment.refunds.map(
        ({ id, amount, status }) => html`<li>Refund of ${formatMoney(usd(amount))}, ${status}
          ${status === 'succeeded' ? button('fail-refund', 'Let the bank send it back', id) : ''}</li>`,
      )}
      ${payment.disputes.map(
        ({
          id,
          amount,
          status,
          reason,
        }) => html`<li>Dispute of ${formatMoney(usd(amount))} (${reason}), ${status}
          ${status === 'won' ? '' : button('dispute-won', 'Let us win', id)}
          ${status === 'lost' ? '' : button('dispute-lost', 'Let the holder win', id)}</li>`,
      )}
    </ul>
    ${isRefundable ? button('refund', 'Refund', payment.id) : ''}
    ${isRefundable && payment.disputes.length === 0 ? button('dispute', 'Let the holder dispute it', payment.id) : ''}
    <details><summary>Webhooks</summary>
      <table><tbody>${payment.events.map(
        ({ id, type, deliveries, delivered }) => html`<tr>
          <td><code>${type}</code></td><td>${deliveries === 0 ? 'not sent: it decides nothing' : `${delivered} of ${deliveries} delivered`}</td>
          <td>${button('resend', 'Resend', id)}</td><td>${button('duplicate', 'Send twice', id)}</td>
        </tr>`,
      )}</tbody></table>
    </details>
  </section>`;
}
