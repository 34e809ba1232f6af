import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError } from '@/api/api-error'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { endless } from '@/design-system/nonsense'
import type { PatternFile } from '@/design-system/specimen'
import { QueryView } from './QueryView'

interface ThingsProps {
  /** What the backend answers. */
  read: () => Promise<string[]>
  /** What came before. */
  before?: string[]
}

function Things({ read, before }: ThingsProps) {
  const key = useId()
  const query = useQuery({
    queryKey: ['specimen', key],
    queryFn: read,
    ...(before && { initialData: before, staleTime: 0 }),
  })
  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonGroup label="Cargando las visitas">
          <Skeleton lines={3} />
        </SkeletonGroup>
      }
      isEmpty={(names) => names.length === 0}
      empty={<EmptyState title="Todavía no hay visitas" />}
    >
      {(names) => (
        <Stack as="ul" gap={2}>
          {names.map((name) => (
            <Text as="li" key={name}>
              {name}
            </Text>
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

const people = ['Ana Ruiz', 'Juan Pérez', 'Sofía Núñez']
const refuse = (error: unknown) => () => Promise.reject(error)

/** Refuses at first, and answers once it is asked again. */
const recovering = () => {
  let asked = 0
  return async () => {
    asked += 1
    if (asked === 1) throw new ApiError('network')
    return people
  }
}

export default {
  component: 'QueryView',
  purpose: 'Muestra una consulta según su estado: carga, vacío, error o datos.',
  whenToUse: 'Para todo lo que se trae del servidor y se muestra en un lugar de la pantalla.',
  whenNotToUse: 'Para tablas, que ya lo hacen con DataTable, ni para el resultado de un envío.',
  lang: 'es',
  keyboard: 'of its parts',
  specimens: [
    { name: 'data', render: () => <Things read={async () => people} /> },
    { name: 'loading', render: () => <Things read={() => new Promise(() => {})} /> },
    { name: 'empty', render: () => <Things read={async () => []} /> },
    { name: 'failed-then-retried', render: () => <Things read={recovering()} /> },
    { name: 'failed', render: () => <Things read={refuse(new ApiError('status', 500))} /> },
    { name: 'not-found', render: () => <Things read={refuse(new ApiError('status', 404))} /> },
    {
      name: 'old-data-after-a-failure',
      render: () => <Things read={refuse(new ApiError('timeout'))} before={people} />,
    },
    {
      name: 'nonsense-answer',
      render: () => <Things read={refuse(new ApiError('status', 400, { detail: [endless, 7, null] }))} />,
    },
    { name: 'nonsense-long', render: () => <Things read={async () => [endless]} /> },
    { name: 'nonsense-thrown', render: () => <Things read={refuse('not even an error')} /> },
  ],
} satisfies PatternFile
