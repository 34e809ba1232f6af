import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { ApiError } from '@/api/api-error'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { buildSpecimens, type PatternFile, veryLongText } from '@/design-system/specimen'
import { QueryView } from './QueryView'

interface VisitListProps {
  /** Returns the names, or rejects, as the backend would. The first attempt has the number 1. */
  fetchNames: (attempt: number) => string[] | Promise<string[]>
  /** The names that the cache already contains at the first fetch. */
  cachedNames?: string[]
}

function VisitList({ fetchNames, cachedNames }: VisitListProps) {
  const key = useId()
  const attempts = useRef(0)
  const query = useQuery({
    queryKey: ['specimen', key],
    queryFn: () => {
      attempts.current += 1
      return fetchNames(attempts.current)
    },
    ...(cachedNames && { initialData: cachedNames, staleTime: 0 }),
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
const fail = (error: unknown) => ({ fetchNames: () => Promise.reject(error) })
const failWithStatus = (status: number, body?: unknown) => fail(new ApiError('status', status, body))

export default {
  component: 'QueryView',
  purpose: 'Muestra una consulta según su estado: carga, vacío, error o datos.',
  whenToUse: 'Para todo lo que se trae del servidor y se muestra en un lugar de la pantalla.',
  whenNotToUse: 'Para tablas, que ya lo hacen con DataTable, ni para el resultado de un envío.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(VisitList, {
    data: { fetchNames: () => people },
    loading: { fetchNames: () => new Promise(() => {}) },
    empty: { fetchNames: () => [] },
    'failed-then-retried': {
      fetchNames: (attempt) => (attempt === 1 ? Promise.reject(new ApiError('network')) : people),
    },
    failed: failWithStatus(500),
    'not-found': failWithStatus(404),
    'old-data-after-a-failure': { ...fail(new ApiError('timeout')), cachedNames: people },
    'edge-answer': failWithStatus(400, { detail: [veryLongText, 7, null] }),
    'edge-long': { fetchNames: () => [veryLongText] },
    'edge-thrown': fail('not even an error'),
  }),
} satisfies PatternFile
