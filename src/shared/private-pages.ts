const PRIVATE =
  /^\/(admin|admin-login|dashboard|account|reset-password|verify-email|redefinir-senha|verificar-email)(\/|$)/;

/** Whether a page shows what belongs to a person or to admins: no chat and no analytics there. */
export function isPrivatePage(path: string): boolean {
  return PRIVATE.test(path);
}
