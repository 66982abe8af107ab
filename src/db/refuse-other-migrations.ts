/**
 * Refuses a database that other migrations made: the applied ones must be a prefix of ours. An
 * older database passes and gets the missing ones.
 */
export function refuseOtherMigrations(applied: readonly string[], ours: readonly string[]): void {
  const different = applied.findIndex((hash, index) => hash !== ours[index]);
  if (different === -1) return;
  if (different === ours.length) {
    throw new Error(
      `This data was made by a newer version of the product: it has ${applied.length} migrations, this version has ${ours.length}. Start that version or a later one; to go back, restore the backup that was taken before the upgrade.`,
    );
  }
  throw new Error(
    `This data was made by a version of the product that this one does not continue: its migration ${different + 1} is a different one. Start the version that made it, or use an empty data folder (DATA_DIR) or an empty database (DATABASE_URL).`,
  );
}
