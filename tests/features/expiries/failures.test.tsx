import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { finishOtherWorks } from '../../support/current-works'
import { setFaults } from '../../support/render-screen'
import { open, readRows } from './list-steps'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('names the work that could not be read, offers a retry, and keeps the other rows', async () => {
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

test('does not say that nothing expires if a read has failed and there is no row', async () => {
  await open('?tipo=workerInsurance', {
    faults: [{ operationId: 'listWorkers', status: 500 }],
    prepare: finishOtherWorks,
  })
  expect(await screen.findByText('En lo que pudimos leer, nada vence en estos días.')).toBeVisible()
  expect(screen.queryByText('Nada vence en estos días.')).not.toBeInTheDocument()
})

test('shows no row if nothing can be read, and the rows of each read after its retry', async () => {
  const { user, mock } = await open('', {
    as: 'obra',
    faults: [
      { operationId: 'listHomeModules', status: 500 },
      { operationId: 'listWorks', status: 500 },
    ],
  })
  const [modulesRetry] = await screen.findAllByRole('button', { name: 'Reintentar' })
  if (!modulesRetry) throw new Error('the failed read of the modules has no retry')
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument()
  await setFaults(mock, [])
  await user.click(modulesRetry)
  expect((await readRows()).map(([, kind]) => kind)).toContain('Póliza A.R.T.')
  expect(screen.getByText('No pudimos leer tus obras. Lo demás está abajo.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findAllByRole('cell', { name: 'A.R.T. del trabajador' })).not.toHaveLength(0)
  expect(screen.queryByText(/^No pudimos leer/)).not.toBeInTheDocument()
})
