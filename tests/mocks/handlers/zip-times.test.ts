import { writeSpreadsheet } from '@mocks/handlers/spreadsheet'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

it('writeSpreadsheet writes the same bytes at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const writeAt = (instant: string) => {
    vi.setSystemTime(instant)
    const column = { heading: 'Nombre', width: 10, getCell: (text: string) => ({ text }) }
    return writeSpreadsheet({ name: 'Hoja', columns: [column] }, ['Ñandú', 'Íñigo'])
  }
  expect(await writeAt('2026-03-16T10:00:00Z')).toEqual(await writeAt('2031-12-24T23:59:58Z'))
})
