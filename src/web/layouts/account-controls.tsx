/** The place of the visitor's account in the header; a signed-out visitor sees nothing. */
export function AccountControls() {
  return null;
}
