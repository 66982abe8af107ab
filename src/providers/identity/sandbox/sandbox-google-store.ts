import type { Adapter, AdapterPayload } from 'oidc-provider';

const records = new Map<string, AdapterPayload>();
const MAX_RECORDS = 5_000;

/** The in-memory store of the Google sandbox. */
export class SandboxGoogleStore implements Adapter {
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }

  private key(id: string): string {
    return `${this.kind}:${id}`;
  }
  private findBy(field: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    for (const [key, record] of records) {
      if (key.startsWith(`${this.kind}:`) && record[field] === value) return record;
    }
    return undefined;
  }

  async upsert(id: string, record: AdapterPayload): Promise<void> {
    records.set(this.key(id), record);
    const [oldest] = records.keys();
    if (records.size > MAX_RECORDS && oldest !== undefined) records.delete(oldest);
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return records.get(this.key(id));
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy('uid', uid);
  }
  async findByUserCode(code: string): Promise<AdapterPayload | undefined> {
    return this.findBy('userCode', code);
  }
  async consume(id: string): Promise<void> {
    const record = records.get(this.key(id));
    if (record) record.consumed = true;
  }
  async destroy(id: string): Promise<void> {
    records.delete(this.key(id));
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, record] of records) if (record.grantId === grantId) records.delete(key);
  }
}
