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
import { LotPhotoField } from '@/features/lots/photos/LotPhotoField'
import { photoValue } from '@/features/lots/photos/photo-value'
import { type PhotoNames, usePhotoSaving } from '@/features/lots/photos/use-photo-saving'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { pictures } from '../../design-system/photo-field'
import { startBackend } from '../../support/render-screen'

type PetRow = ReturnType<Mock['db']['pets']['all']>[number]

const schema = v.object({ photo_file_name: photoValue })
const place = { rp: 101, pid: 201 }
const common = { breed: 'mestizo', person_id: 301, source: 'OWNER', method: 'WEB' } as const

/** The smallest form with a photo: everything else about the pet is fixed. */
function PetPhotoForm({ pet }: { pet?: PetRow }) {
  const original = pet?.photo_file_name ?? null
  const photo = usePhotoSaving({ rp: place.rp, kind: 'pet', field: 'photo_file_name', original })
  const create = useCreatePet()
  const update = useUpdatePet()
  const send = (names: PhotoNames) => {
    const data = { ...common, ...names, name: pet?.name ?? 'Pipa' }
    return pet
      ? update.mutateAsync({ ...place, id: pet.id, data })
      : create.mutateAsync({ ...place, personId: 301, data })
  }
  return (
    <FormShell
      initialValues={{ photo_file_name: original ?? '' }}
      schema={schema}
      onSubmit={async (values) => {
        await photo.save(values.photo_file_name, send)
      }}
    >
      <LotPhotoField
        name="photo_file_name"
        rp={place.rp}
        ownerId={pet?.id}
        alt="Foto de la mascota"
        upload={photo.upload}
      />
      <SubmitButton>Guardar</SubmitButton>
    </FormShell>
  )
}

/** The form, and a button that takes it away. */
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

/** What a JPEG begins with. */
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)

/** Draws the form of a pet of the demo, or of a new one, against the real mock backend. */
export async function drawPetForm(
  name?: string,
  options: Parameters<typeof startBackend>[0] & { isReadable?: boolean } = {},
) {
  const { isReadable, ...rest } = options
  const { drawImage, alive } = pictures({ isReadable, drawn: jpeg })
  const mock = await startBackend({ as: 'residente', ...rest })
  const pet = name === undefined ? undefined : petIn(mock, name)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ToastProvider label="Avisos" closeLabel="Cerrar">
          <ConfirmProvider>
            <Page pet={pet} />
          </ConfirmProvider>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup({ applyAccept: false }), mock, drawImage, alive }
}

export function petIn({ db }: Pick<Mock, 'db'>, name: string): PetRow {
  const pet = db.pets.all().find((one) => one.name === name)
  if (!pet) throw new Error(`there is no ${name}`)
  return pet
}

/** The photos that the backend keeps the bytes of, by their names. */
export const keptPhotos = ({ db }: Pick<Mock, 'db'>) =>
  db.photos
    .all()
    .filter(({ is_sent, kind }) => is_sent && kind === 'pet')
    .map(({ file_key }) => file_key)

export const photoInput = () => screen.findByLabelText<HTMLInputElement>(/^Foto (Elegir|Cambiar) foto/)
export const save = () => screen.getByRole('button', { name: 'Guardar' })
export const shown = () => screen.queryByRole('img', { name: 'Foto de la mascota' })
