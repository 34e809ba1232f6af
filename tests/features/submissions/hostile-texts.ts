/** Unusual texts that a form has to accept or reject without an exception. */
export const hostileTexts = [
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
