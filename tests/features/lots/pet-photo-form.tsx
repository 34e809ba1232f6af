import type { Mock } from '@mocks/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { useCreatePet, useUpdatePet } from '@/api/generated/pets/pets'
import { createQueryClient } from '@/api/query-client'
import { connectSession } from '@/app/follow-session'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { type Lot, LotContext } from '@/features/lots/detail/use-lot'
import { LotPhotoField } from '@/features/lots/photos/LotPhotoField'
import { photoValue } from '@/features/lots/photos/photo-value'
import { type PhotoNames, usePhotoSaving } from '@/features/lots/photos/use-photo-saving'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { mockImages } from '../../design-system/photo-field'
import { startBackend } from '../../support/render-screen'

type PetRow = ReturnType<Mock['db']['pets']['all']>[number]

const schema = v.object({ photo_file_name: photoValue })
const lotParameters = { rp: 101, pid: 201 }
const lot: Lot = {
  rp: 101,
  propertyId: 201,
  personId: 301,
  identifier: 'A-12',
  areaName: null,
  canManageProperty: true,
  isTenant: false,
  isOnly: false,
}
const fixedData = { breed: 'mestizo', person_id: 301, source: 'OWNER', method: 'WEB' } as const

/** A pet form that has only the photo field. It keeps the name of a stored pet, and saves fixed values for all other data. */
function PetPhotoForm({ pet }: { pet?: PetRow }) {
  const original = pet?.photo_file_name ?? null
  const photo = usePhotoSaving('pet', original)
  const create = useCreatePet()
  const update = useUpdatePet()
  const savePet = (names: PhotoNames) => {
    const data = { ...fixedData, ...names, name: pet?.name ?? 'Pipa' }
    return pet
      ? update.mutateAsync({ ...lotParameters, id: pet.id, data })
      : create.mutateAsync({ ...lotParameters, personId: 301, data })
  }
  return (
    <FormShell
      draft="photo"
      initialValues={{ photo_file_name: original ?? '' }}
      schema={schema}
      onSubmit={async (values) => {
        await photo.save(values.photo_file_name, savePet)
      }}
    >
      <LotPhotoField recordId={pet?.id} alt="Foto de la mascota" upload={photo.upload} />
      <SubmitButton>Guardar</SubmitButton>
    </FormShell>
  )
}

/** Shows the form, and beside it a button that unmounts the form. */
function Page({ pet }: { pet?: PetRow }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      {isOpen && <PetPhotoForm pet={pet} />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Salir
      </button>
    </>
  )
}

connectSession()

/** The content of every cropped photo: the first bytes of a JPEG file. */
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)

/**
 * Starts the mock backend, and renders the form for the demo pet called `name`; without `name`, the form for a new pet. If
 * `isReadable` is false, the browser cannot decode the chosen photos.
 */
export async function renderPetForm(
  name?: string,
  options: Parameters<typeof startBackend>[0] & { isReadable?: boolean } = {},
) {
  const { isReadable, ...backendOptions } = options
  const { drawImage, liveUrls } = mockImages({ isReadable, canvasContent: jpeg })
  const mock = await startBackend({ as: 'residente', ...backendOptions })
  const pet = name === undefined ? undefined : requirePet(mock, name)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ToastProvider label="Avisos" closeLabel="Cerrar">
          <ConfirmProvider>
            <LotContext value={lot}>
              <Page pet={pet} />
            </LotContext>
          </ConfirmProvider>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup({ applyAccept: false }), mock, drawImage, liveUrls }
}

export function requirePet({ db }: Pick<Mock, 'db'>, name: string): PetRow {
  const pet = db.pets.all().find((row) => row.name === name)
  if (!pet) throw new Error(`there is no pet ${name}`)
  return pet
}

/** Returns the file names of the pet photos that were uploaded to the backend. */
export const listStoredPhotos = ({ db }: Pick<Mock, 'db'>) =>
  db.photos
    .all()
    .filter(({ is_sent, kind }) => is_sent && kind === 'pet')
    .map(({ file_key }) => file_key)

export const findPhotoInput = () => screen.findByLabelText<HTMLInputElement>(/^(Elegir|Cambiar) foto/)
export const getSaveButton = () => screen.getByRole('button', { name: 'Guardar' })
export const queryPhoto = () => screen.queryByRole('img', { name: 'Foto de la mascota' })
