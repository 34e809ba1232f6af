import { screen } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import { address, bodyRows, cellsOf, held, table } from './movements-steps'

const files: { name: string; file: Blob }[] = []

beforeEach(() => {
  files.length = 0
  let last: Blob
  URL.createObjectURL = (file) => {
    last = file as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, file: last })
  })
})

/**
 * A cell of the file as the table shows it. A date of a spreadsheet knows no zone, and is a fraction of days: what it is
 * read as may be a thousandth of a second short.
 */
const asShown = (cell: unknown) =>
  cell instanceof Date
    ? new Date(cell.getTime() + 500).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, '$3-$2-$1 $4')
    : String(cell ?? '')

/** A plate is in the page twice: as it is seen, with spaces, and as it is read aloud, letter by letter. */
const plainPlate = (text: string) => text.replaceAll(' ', '').replace(/^(.+)\1$/, '$1')

/** A cell of the table without what only a table has: words for nothing, and the spaces of a plate. */
const withoutDrawing = (text: string, column: number) =>
  /^(—|Adentro desde\s.*)$/.test(text) ? '' : column === 2 ? plainPlate(text) : text

const failed = 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'

test('the file is exactly what is filtered and ordered, without its pages', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-03-01&filas=10&pagina=2&orden=id_number`, {
    as: 'residente',
  })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  // It goes as soon as the file is there.
  await screen.findByText('Por favor aguarde mientras se realiza la descarga.')
  await screen.findByText(wholeText('Se descargó Movimientos A-12 01-03-2026 al 16-03-2026.xlsx.'))
  expect(files.map(({ name }) => name)).toEqual(['Movimientos A-12 01-03-2026 al 16-03-2026.xlsx'])
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const inFile = sheet.slice(1).map((row) => row.map(asShown))
  expect(inFile).toHaveLength(held(mock, 201, '2026-03-01').length)
  expect(inFile.slice(10, 20)).toEqual((await bodyRows()).map((row) => cellsOf(row).map(withoutDrawing)))
})

test('the file of who is inside holds all who are, whatever the days', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-03-16&sinEgreso=true`, { as: 'residente' })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText(wholeText('Se descargó Movimientos A-12 16-03-2025 al 16-03-2026.xlsx.'))
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const inside = held(mock, 201, '2025-03-16').filter(({ checkout_at }) => checkout_at === null)
  expect(sheet.slice(1).map(([name]) => name)).toEqual(inside.map(({ name }) => name))
})

test('a download that fails twice says so, and comes the third time', async () => {
  const { user } = await renderScreen(address, {
    as: 'residente',
    faults: [{ operationId: 'downloadActivityRecords', status: 'garbage', times: 2 }],
  })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  expect(await screen.findByText(failed)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await screen.findByText(wholeText('Se descargó Movimientos A-12 16-03-2026.xlsx.'))
  expect(files).toHaveLength(1)
})
