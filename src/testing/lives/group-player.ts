import { findPicks } from '#features/assemblies/holding/server/pick-queries.ts';
import {
  startAutomatic,
  stopAutomatic,
} from '#features/contributions/automatic/server/automatic-payments.ts';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { confirmLeaving } from '#features/exits/server/confirm-leaving.ts';
import { readLeaving } from '#features/exits/server/read-leaving.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { cutBid, isBannedFromBidding } from '#features/program-rules/bids.ts';
import type { Behaviour } from '#features/simulator/engine/behaviour.ts';
import type { SimulationConfig } from '#features/simulator/engine/config.ts';
import { hash } from '#features/simulator/engine/hash.ts';
import { hashBehaviour } from '#features/simulator/engine/hash-behaviour.ts';
import { withConcurrency } from '#platform/jobs/with-concurrency.ts';
import type { Session } from '#platform/routes.ts';
import { assemblyOf, bid, heldBids, payBidByWire } from './life-bids.ts';
import type { MonthRecord } from './life-record.ts';
import type { LifeWorld } from './life-world.ts';
import { automate, payByHand } from './pay-by-hand.ts';
import { type LifeSeat, readSeats } from './seats.ts';

/** A stream of the hash that the simulator does not use: who leaves instead of stopping. */
const LEAVES = 40;

/** The payment method charged automatically; members without one pay by hand each month. */
const AUTOMATIC = ['us_bank_account', undefined, 'card', undefined] as const;

/**
 * Plays the members of one group. The same hash as in the simulator decides what they do, and it is
 * recorded, so that the simulator can replay it for comparison.
 */
export class GroupPlayer {
  readonly records: MonthRecord[] = [];
  readonly chance: Behaviour;
  private readonly world: LifeWorld;
  private readonly admins: readonly [Session, Session];
  readonly group: Group;
  readonly config: SimulationConfig;
  private readonly isPaying: Uint8Array;
  private readonly awardedIn: Int16Array;
  private readonly lastUnpaidBid: Int16Array;
  private readonly methods = new Map<number, string>();
  private readonly paused = new Set<number>();

  constructor(
    world: LifeWorld,
    given: { group: Group; config: SimulationConfig; admins: readonly [Session, Session] },
  ) {
    this.world = world;
    this.group = given.group;
    this.config = given.config;
    this.admins = given.admins;
    this.chance = hashBehaviour(given.config);
    this.isPaying = new Uint8Array(given.config.members).fill(1);
    this.awardedIn = new Int16Array(given.config.members);
    this.lastUnpaidBid = new Int16Array(given.config.members);
  }

  get startMonth(): string {
    return this.group.startMonth ?? '';
  }

  seats(): Promise<LifeSeat[]> {
    return readSeats(this.world, this.group);
  }

  /** After formation: some members enable automatic charges. */
  async begin(): Promise<void> {
    for (const [position, { membershipId, session }] of (await this.seats()).entries()) {
      const kind = AUTOMATIC[position % AUTOMATIC.length];
      if (!kind) continue;
      const { methodId } = await automate(this.world, session, { membershipId, kind });
      this.methods.set(position, methodId);
    }
  }

  /** Two days before a month: members who will not pay disable automatic charges. */
  async decide(month: number): Promise<void> {
    const found = new Int16Array(this.config.members);
    // In the first month the deposit is incomplete; the simulator has no deposits.
    const count =
      month === 1 ? 0 : this.chance.findUnpaid(month, this.isPaying, this.awardedIn, found);
    const unpaid = [...found.subarray(0, count)];
    const left = new Set<number>();
    const seats = await this.seats();
    for (const answer of unpaid) {
      const position = answer < 0 ? ~answer : answer;
      const seat = seats[position] as LifeSeat;
      if (answer < 0) this.isPaying[position] = 0;
      const isLeaver = hash(this.config.seed, LEAVES, month, position) % 2 === 0;
      if (answer < 0 && this.awardedIn[position] === 0 && isLeaver) left.add(position);
      if (!this.methods.has(position) || this.paused.has(position)) continue;
      if (seat.paid + seat.prepaid === TERM_MONTHS) continue;
      const { membershipId, session } = seat;
      await stopAutomatic(this.world.context, session, { membershipId });
      this.paused.add(position);
    }
    const empty = { bids: new Map(), unpaidBids: new Set<number>(), lottery: [], bidTie: [] };
    this.records.push({ unpaid, left, ...empty });
  }

  /** On the 1st: members who pay and are not charged automatically pay everything due by hand. */
  async pay(month: number): Promise<void> {
    const { unpaid } = this.recordOf(month);
    const resuming: number[] = [];
    const seats = await this.seats();
    await withConcurrency(seats.entries(), this.world.concurrency, async ([position, seat]) => {
      if (this.isPaying[position] === 0 || unpaid.includes(position)) return;
      const isPaused = this.paused.has(position);
      if (this.methods.has(position) && !isPaused) return;
      const { membershipId, session, paid, prepaid } = seat;
      const instalments = Math.min(month, TERM_MONTHS - prepaid) - paid;
      if (isPaused) resuming.push(position);
      if (instalments > 0) await payByHand(this.world, session, { membershipId, instalments });
    });
    await this.world.settle();
    if (resuming.length > 0) await this.resume(resuming);
  }

  private async resume(positions: readonly number[]): Promise<void> {
    const seats = await this.seats();
    for (const position of positions) {
      const { membershipId, session, paid, prepaid } = seats[position] as LifeSeat;
      const methodId = this.methods.get(position);
      if (!methodId || paid + prepaid === TERM_MONTHS) continue;
      await startAutomatic(this.world.context, session, { membershipId, methodId });
      this.paused.delete(position);
    }
  }

  /** After the last month: members who were late in it pay what is still due. */
  async payLastDues(): Promise<void> {
    for (const [position, seat] of (await this.seats()).entries()) {
      const { membershipId, session, paid, prepaid } = seat;
      const instalments = TERM_MONTHS - prepaid - paid;
      if (this.isPaying[position] === 0 || instalments <= 0) continue;
      await payByHand(this.world, session, { membershipId, instalments });
    }
    await this.world.settle();
  }

  /** On the 6th: members request to leave, effective on the 9th (rule 13). */
  async askToLeave(month: number): Promise<void> {
    const seats = await this.seats();
    for (const position of this.recordOf(month).left) {
      const { session, membershipId } = seats[position] as LifeSeat;
      const leaving = await readLeaving(this.world.context, session);
      const seat = leaving.find((found) => found.membershipId === membershipId);
      if (seat?.option !== 'cancel' || !seat.worked)
        throw new Error(`seat ${position} cannot leave`);
      const { payoutCents, refundCents, owesCents } = seat.worked;
      const figures = { payoutCents, refundCents, owesCents, signature: seat.holderName };
      await confirmLeaving(this.world.context, session, {
        membershipId,
        option: 'cancel',
        ...figures,
      });
    }
  }

  /** On the 12th: members place sealed bids. */
  async placeBids(month: number): Promise<void> {
    const { unpaid, bids } = this.recordOf(month);
    const seats = await this.seats();
    const wheel = seats.flatMap(({ status, paid }, position) =>
      status === 'active' && paid >= month && !unpaid.includes(position) ? position : [],
    );
    const answers = new Int16Array(wheel.length);
    this.chance.decideBids(month, Int16Array.from(wheel), wheel.length, answers);
    for (const [index, position] of wheel.entries()) {
      const instalments = cutBid(answers[index] as number, month);
      const isBanned = isBannedFromBidding(month, this.lastUnpaidBid[position] as number);
      if (instalments === 0 || isBanned) continue;
      const seat = seats[position] as LifeSeat;
      await bid(this.world, this.group, { month, seat, instalments });
      (bids as Map<number, number>).set(position, instalments);
    }
  }

  /** After the draw: records it, and bidders pay or do not. */
  async payBids(month: number, { isLast }: { isLast: boolean }): Promise<void> {
    const record = this.recordOf(month);
    const assembly = await assemblyOf(this.world, this.group, month);
    if (!assembly.listText || !assembly.randomness) throw new Error(`month ${month} was not drawn`);
    const { lottery, bidTie } = drawOrders(assembly.listText, assembly.randomness);
    record.lottery = lottery.map((seat) => seat - 1);
    record.bidTie = bidTie.map((seat) => seat - 1);
    const picks = await findPicks(this.world.context.db, assembly.id);
    // An unpaid bid is decided again later, without other decisions made after it.
    const isAlone =
      picks.every(({ kind }) => kind !== 'missed') && assembly.decision?.refundsDrawn.length === 0;
    for (const pick of await heldBids(this.world, this.group, month)) {
      const position = pick.seat - 1;
      if (!isLast && isAlone && !this.chance.paysBid(month, position)) {
        record.unpaidBids.add(position);
        this.lastUnpaidBid[position] = month;
      } else await payBidByWire(this.world, this.admins, pick);
    }
    for (const { seat, status } of await findPicks(this.world.context.db, assembly.id)) {
      if (status === 'awarded') this.awardedIn[seat - 1] = month;
    }
  }

  /** Marks seats that ended as no longer paying. */
  async noticeEnds(): Promise<void> {
    for (const [position, { status }] of (await this.seats()).entries()) {
      if (status !== 'active' && status !== 'awarded') this.isPaying[position] = 0;
    }
  }

  recordOf(month: number): MonthRecord {
    const record = this.records[month - 1];
    if (!record) throw new Error(`month ${month} was not decided`);
    return record;
  }
}
