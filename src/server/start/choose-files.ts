import { join } from 'node:path';
import type { Config } from '#platform/settings/config.ts';
import { createEncryptedFiles } from '#providers/files/encrypted.ts';
import type { FilesProvider } from '#providers/files/files-provider.ts';
import { type FileKeys, loadOrCreateFileKeys } from '#providers/files/keys.ts';
import { createLocalFiles } from '#providers/files/local.ts';
import type { Randomness } from '#providers/randomness/randomness.ts';
import { createClamAv } from '#providers/virus-scan/clamav.ts';
import { type VirusScan, withoutVirusScan } from '#providers/virus-scan/virus-scan.ts';

/** The keys of stored files: configured, or generated and stored in the data folder. */
export function chooseFileKeys(config: Config, randomness: Randomness): FileKeys {
  return (
    config.FILE_KEYS ?? loadOrCreateFileKeys(join(config.dataDir, 'secrets/file-keys'), randomness)
  );
}

/**
 * The keys of the receipts of bids, of their own: whoever has the file keys signs no receipt. Earlier
 * versions derived theirs from the file keys; those only announce the first key of its own.
 */
export function chooseReceiptKeys(
  config: Config,
  fileKeys: FileKeys,
  randomness: Randomness,
): Buffer[] {
  const own =
    config.RECEIPT_KEYS ??
    loadOrCreateFileKeys(join(config.dataDir, 'secrets/receipt-keys'), randomness);
  return [...own.newestFirst, ...fileKeys.derive('bid receipts')];
}

/** The file store, always encrypted. */
export async function chooseFiles(
  config: Config,
  keys: FileKeys,
  randomness: Randomness,
): Promise<FilesProvider> {
  return createEncryptedFiles(await chooseStore(config, randomness), keys, randomness);
}

async function chooseStore(config: Config, randomness: Randomness): Promise<FilesProvider> {
  if (config.S3_BUCKET && config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY) {
    const options = {
      bucket: config.S3_BUCKET,
      region: config.S3_REGION,
      accessKeyId: config.S3_ACCESS_KEY_ID,
      secretAccessKey: config.S3_SECRET_ACCESS_KEY,
      ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT } : {}),
    };
    // The library is large, and loaded only where it is used.
    const { createS3Files } = await import('#providers/files/s3.ts');
    return createS3Files(options, randomness);
  }
  const reserveBytes = config.FILES_RESERVE_MB * 1024 * 1024;
  return createLocalFiles(join(config.dataDir, 'files'), randomness, { reserveBytes });
}

export function chooseVirusScan(config: Config): VirusScan {
  return config.CLAMAV_ADDRESS ? createClamAv(config.CLAMAV_ADDRESS) : withoutVirusScan;
}
