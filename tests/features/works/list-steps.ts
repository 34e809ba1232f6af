import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { findDialog } from './workers-steps'

/**
 * Opens the dialog that adds a list, and pastes the rows, which opens their preview. Returns the Testing Library queries of the
 * dialog.
 */
export async function pasteWorkerList(user: UserEvent, rows: readonly string[]) {
  await user.click(await screen.findByRole('button', { name: 'Agregar desde una lista' }))
  // The dialog shows the field after it has read the whole roster.
  await user.click(await screen.findByRole('textbox', { name: /^Filas copiadas/ }))
  await user.paste(['DNI\tApellido\tNombre\tSexo', ...rows].join('\n'))
  return findDialog('Agregar una lista')
}
