import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { usePersonRegistration } from '@/patterns/persons/person-registration'
import { copy } from './copy'

/** Document types for registering workers. */
const idTypes = ['DNI', 'OTRO'] as const

interface RegistrationDialogProps {
  /** The searched document number; '' if the search was a name. */
  number: string
  /** Why a known person cannot be added. */
  refusalOf: (person: SubmissionPerson) => string | undefined
  onRegistered: (person: SubmissionPerson) => void
  onClose: () => void
}

/** 'Registrar nuevo trabajador': registers a person who is new to the neighbourhood. */
export function RegistrationDialog({ number, refusalOf, onRegistered, onClose }: RegistrationDialogProps) {
  const PersonRegistration = usePersonRegistration()
  return (
    <Dialog open title={copy.picker.register} closeLabel={copy.picker.closeRegistration} onClose={onClose}>
      <PersonRegistration
        number={number}
        idTypes={idTypes}
        refusalOf={async ({ id, id_number, first_name, last_name }) =>
          refusalOf({ id, id_number, full_name: `${first_name} ${last_name}` })
        }
        onRegistered={({ id, full_name, id_number }) => onRegistered({ id, full_name, id_number })}
        onClose={onClose}
      />
    </Dialog>
  )
}
