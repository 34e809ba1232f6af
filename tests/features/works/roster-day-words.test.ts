import { expect, test } from 'vitest'
import { copy } from '@/features/works/workers/timeline/copy'

test.each([
  [
    25,
    19,
    5,
    'Hoy les falta algo para entrar a 19. En los días que siguen les falta algo para entrar a 5 más.',
  ],
  [25, 1, 1, 'Hoy le falta algo para entrar a 1. En los días que siguen le falta algo para entrar a 1 más.'],
  [25, 2, 0, 'Hoy les falta algo para entrar a 2. En los días que siguen no le falta nada a nadie más.'],
  [25, 0, 3, 'Hoy no le falta nada a nadie. En los días que siguen les falta algo para entrar a 3.'],
  [25, 0, 0, 'Hoy y en los días que siguen no le falta nada a nadie.'],
])('of %i workers, says how many lack something: today %i, later %i', (total, now, later, sentences) => {
  expect(copy.counts({ total, now, later })).toBe(`25 personas/trabajadores. ${sentences}`)
})

test('one worker is singular', () => {
  expect(copy.counts({ total: 1, now: 0, later: 0 })).toMatch(/^1 persona\/trabajador\. /)
})
