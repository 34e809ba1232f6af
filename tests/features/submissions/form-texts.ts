/** Unusual texts that a user may type. The form must accept or reject each of them without an exception. */
export const formTexts = [
  'ñ'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  'שלום עולם',
  '\u202Etxet dexim',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE personas; --",
  '=HYPERLINK("http://x")',
  '\0\u0007\u200b',
  '\ud800',
  '   ',
  '1e9',
  '2.5',
  '{{7*7}}',
]
