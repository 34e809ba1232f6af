import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { finishOtherWorks, open, readRows } from './list-steps'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a failed read of a work is told in place with a retry, and does not hide the others', async () => {
  const { user, mock } = await open('', {
    faults: [{ operationId: 'listWorkers', status: 500 }],
    prepare: finishOtherWorks,
  })
  const alert = await screen.findByText('No pudimos leer Casa Pérez. Lo demás está abajo.')
  expect(alert).toBeVisible()
  expect((await readRows()).map(([, kind]) => kind)).not.toContain('A.R.T. del trabajador')
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument())
  expect((await readRows()).map(([, kind]) => kind)).toContain('A.R.T. del trabajador')
})

test('while a failed read is repeated, the rows and the failure stay', async () => {
  const { user, mock } = await open('', {
    faults: [{ operationId: 'listWorkers', status: 500 }],
    prepare: finishOtherWorks,
  })
  const alert = await screen.findByText('No pudimos leer Casa Pérez. Lo demás está abajo.')
  const rows = await readRows()
  await setFaults(mock, [])
  const send = globalThis.fetch
  const roster = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (/\/workers\//.test(String(request[0]))) await roster.promise
    return send(...request)
  })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
  expect(alert).toBeVisible()
  expect(await readRows()).toEqual(rows)
  roster.resolve()
  await waitFor(() => expect(alert).not.toBeInTheDocument())
  expect((await readRows()).map(([, kind]) => kind)).toContain('A.R.T. del trabajador')
})

test('without any row, a failed read is no reason for calm', async () => {
  await open('?tipo=workerInsurance', {
    faults: [{ operationId: 'listWorkers', status: 500 }],
    prepare: finishOtherWorks,
  })
  expect(await screen.findByText('En lo que pudimos leer, nada vence en estos días.')).toBeVisible()
  expect(screen.queryByText('Nada vence en estos días.')).not.toBeInTheDocument()
})

test('if nothing can be read, the list says so', async () => {
  const { user, mock } = await open('', {
    as: 'obra',
    faults: [
      { operationId: 'listHomeModules', status: 500 },
      { operationId: 'listWorks', status: 500 },
    ],
  })
  await screen.findAllByRole('button', { name: 'Reintentar' })
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument()
  await setFaults(mock, [])
  for (const button of screen.getAllByRole('button', { name: 'Reintentar' })) await user.click(button)
  await readRows()
})
