import { screen } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import { address, bodyRows, cellsOf, movementsOf, table } from './movements-steps'

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

/** Formats a cell of the file like the table. A date read from a spreadsheet may be a millisecond short. */
const asShown = (cell: unknown) =>
  cell instanceof Date
    ? new Date(cell.getTime() + 500).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, '$3-$2-$1 $4')
    : String(cell ?? '')

/** The page contains a plate twice: with spaces, and letter by letter for screen readers. */
const plainPlate = (text: string) => text.replaceAll(' ', '').replace(/^(.+)\1$/, '$1')

/** Removes from a cell the words for an empty value and the spaces of a plate, which the file lacks. */
const withoutDrawing = (text: string, column: number) =>
  /^(—|Adentro desde\s.*)$/.test(text) ? '' : column === 2 ? plainPlate(text) : text

const failed = 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'

test('downloads all filtered movements in their order, without pages', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-03-01&filas=10&pagina=2&orden=id_number`, {
    as: 'residente',
  })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  // The toast disappears with the download.
  await screen.findByText('Por favor aguarde mientras se realiza la descarga.')
  await screen.findByText(wholeText('Se descargó Movimientos A-12 01-03-2026 al 16-03-2026.xlsx.'))
  expect(files.map(({ name }) => name)).toEqual(['Movimientos A-12 01-03-2026 al 16-03-2026.xlsx'])
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const inFile = sheet.slice(1).map((row) => row.map(asShown))
  expect(inFile).toHaveLength(movementsOf(mock, 201, '2026-03-01').length)
  expect(inFile.slice(10, 20)).toEqual((await bodyRows()).map((row) => cellsOf(row).map(withoutDrawing)))
})

test('downloads everybody inside, on any day', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-03-16&sinEgreso=true`, { as: 'residente' })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText(wholeText('Se descargó Movimientos A-12 16-03-2025 al 16-03-2026.xlsx.'))
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const inside = movementsOf(mock, 201, '2025-03-16').filter(({ checkout_at }) => checkout_at === null)
  expect(sheet.slice(1).map(([name]) => name)).toEqual(inside.map(({ name }) => name))
})

test('shows a failed download, and repeats it', async () => {
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
