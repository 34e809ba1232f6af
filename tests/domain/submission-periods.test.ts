import { expect, test } from 'vitest'
import { attachmentFormats, isPicture } from '@/domain/attachments'
import { getPeriodRefusal } from '@/domain/submission-periods'

const today = '2026-03-16'

test.each([
  [{ from: '2026-03-16', to: '2026-03-16' }, undefined],
  [{ from: '2020-01-01', to: '2026-03-16' }, undefined],
  [{ from: '2026-03-17', to: '2026-03-16' }, 'endsBeforeItBegins'],
  [{ from: '2026-01-01', to: '2026-03-15' }, 'endsInThePast'],
  [{ from: '', to: '2026-03-15' }, 'endsInThePast'],
  [{ from: '', to: '2026-03-16' }, undefined],
  [{ from: '2026-03-17', to: '' }, undefined],
] as const)('checks the first and last day %j, and returns the refusal %s', (period, refusal) => {
  expect(getPeriodRefusal(period, today)).toBe(refusal)
})

test('accepts a past last day only if it equals the saved last day', () => {
  const period = { from: '2026-01-01', to: '2026-03-01' }
  expect(getPeriodRefusal(period, today, '2026-03-01')).toBeUndefined()
  expect(getPeriodRefusal(period, today, '2026-03-02')).toBe('endsInThePast')
  expect(getPeriodRefusal({ from: '2026-03-02', to: '2026-03-01' }, today, '2026-03-01')).toBe(
    'endsBeforeItBegins',
  )
})

test('recognizes a picture by the extension of the file name', () => {
  expect(attachmentFormats.filter((format) => isPicture(`papel.${format}`))).toEqual(['png', 'jpg', 'jpeg'])
  expect(isPicture('FOTO.JPG')).toBe(true)
  for (const name of ['', '.png', 'png', 'foto.png.exe', 'foto.jpg ', 'foto.svg'])
    expect(isPicture(name)).toBe(false)
})

test('finds the extension of a picture after several dots, but not in a name without a text before it', () => {
  expect(isPicture('papel.de.la.obra.png')).toBe(true)
  expect(isPicture('..png')).toBe(false)
  expect(isPicture('papel.png.pdf')).toBe(false)
})

test('recognizes a picture whose name is one letter', () => {
  expect(isPicture('a.png')).toBe(true)
})
