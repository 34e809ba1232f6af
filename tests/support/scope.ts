/** Whether the tests run with all their cases, as in `npm run test:full`. Otherwise they run with the cases of `npm test`. */
export const isFullRun = process.env.TEST_SCOPE === 'full'

/** Returns the number of generated cases: `full` in the full run, otherwise `quick`. */
export const chooseCount = (quick: number, full: number): number => (isFullRun ? full : quick)

/** Returns all cases in the full run, otherwise `quickCount` of them at equal distances. */
export function chooseCases<const Case>(cases: readonly Case[], quickCount: number): Case[] {
  if (isFullRun || quickCount >= cases.length) return [...cases]
  const distance = cases.length / quickCount
  return Array.from({ length: quickCount }, (_, index) => cases[Math.floor(index * distance)] as Case)
}
