import { screen } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { captureDownloads } from '../../support/capture-downloads'
import { renderScreen } from '../../support/render-screen'
import { matchWholeText } from '../../support/whole-text'
import { findBodyRows, findTable, listMovements, movementsPath, readCells } from './movements-steps'

/**
 * Formats a cell of the downloaded file as the table shows it. A date in a spreadsheet may be read a millisecond too early,
 * so the function adds half a second.
 */
const formatFileCell = (cell: unknown) =>
  cell instanceof Date
    ? new Date(cell.getTime() + 500).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, '$3-$2-$1 $4')
    : String(cell ?? '')

/**
 * Returns the plate of a table cell once and without spaces. The cell contains the plate twice: with spaces, and letter by
 * letter for screen readers.
 */
const readPlate = (text: string) => text.replaceAll(' ', '').replace(/^(.+)\1$/, '$1')

/**
 * Converts the text of a table cell to the text of the same cell in the file. The file's cell is empty if the table shows '—'
 * or 'Adentro desde …'.
 */
const toFileText = (text: string, column: number) =>
  /^(—|Adentro desde\s.*)$/.test(text) ? '' : column === 2 ? readPlate(text) : text

const downloadFailure = 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'

test('downloads all pages of the filtered movements in the chosen order', async () => {
  const files = captureDownloads()
  const { user, mock } = await renderScreen(
    `${movementsPath}?desde=2026-03-01&filas=10&pagina=2&orden=id_number`,
    {
      as: 'residente',
    },
  )
  await findTable()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText(matchWholeText('Se descargó Movimientos A-12 01-03-2026 al 16-03-2026.xlsx.'))
  expect(files.map(({ name }) => name)).toEqual(['Movimientos A-12 01-03-2026 al 16-03-2026.xlsx'])
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const fileRows = sheet.slice(1).map((row) => row.map(formatFileCell))
  expect(fileRows).toHaveLength(listMovements(mock, 201, '2026-03-01').length)
  // The table masks the document numbers, and the file does not.
  for (const button of screen.getAllByRole('button', { name: /^Documento terminado en \d{3}: mostrar$/ }))
    await user.click(button)
  expect(fileRows.slice(10, 20)).toEqual((await findBodyRows()).map((row) => readCells(row).map(toFileText)))
})

test("with 'Sin egreso', also downloads people inside who entered before the chosen period", async () => {
  const files = captureDownloads()
  const { user, mock } = await renderScreen(`${movementsPath}?desde=2026-03-16&sinEgreso=true`, {
    as: 'residente',
  })
  await findTable()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText(matchWholeText('Se descargó Movimientos A-12 16-03-2025 al 16-03-2026.xlsx.'))
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const movementsInside = listMovements(mock, 201, '2025-03-16').filter(
    ({ checkout_at }) => checkout_at === null,
  )
  expect(sheet.slice(1).map(([name]) => name)).toEqual(movementsInside.map(({ name }) => name))
})

test("shows that the download failed, and repeats the download after each click on 'Reintentar'", async () => {
  const files = captureDownloads()
  const { user } = await renderScreen(movementsPath, {
    as: 'residente',
    faults: [{ operationId: 'downloadActivityRecords', status: 'garbage', times: 2 }],
  })
  await findTable()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  expect(await screen.findByText(downloadFailure)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await screen.findByText(matchWholeText('Se descargó Movimientos A-12 16-03-2026.xlsx.'))
  expect(files).toHaveLength(1)
})
