import { useId } from 'react'
import { ApiError } from '@/api/api-error'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { endless } from '@/design-system/nonsense'
import type { PatternFile } from '@/design-system/specimen'
import { pagesStatus } from './pages-status'
import { usePages } from './use-pages'

interface Person {
  id: number
  name: string
}
type FetchPage = (page: number) => Promise<{ count: number; results: readonly Person[] }>

const words = { loading: 'Cargando los contactos…', empty: 'No hay contactos.' }

function People({ fetchPage }: { fetchPage: FetchPage }) {
  const key = useId()
  const pages = usePages<Person>({ queryKey: ['specimen', key], fetchPage, idOf: ({ id }) => id })
  return (
    <Stack gap={3} align="start">
      <Stack as="ul" gap={1}>
        {pages.rows.map(({ id, name }) => (
          <Text as="li" key={id}>
            {name}
          </Text>
        ))}
      </Stack>
      {pagesStatus(pages, pages.rows.length === 0, words)}
      {pages.hasMore && !pages.error ? (
        <Button size="sm" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          Cargar más
        </Button>
      ) : null}
    </Stack>
  )
}

const count = 7
const page = (number: number, size = 3) => ({
  count,
  results: Array.from({ length: Math.max(0, Math.min(size, count - (number - 1) * size)) }, (_, index) => {
    const id = (number - 1) * size + index + 1
    return { id, name: `Contacto ${id}` }
  }),
})

export default {
  component: 'usePages',
  purpose: 'Trae una lista larga de a partes, una debajo de la otra.',
  whenToUse: 'Para listas que se eligen o se recorren hacia abajo, con un botón para cargar más.',
  whenNotToUse: 'Para tablas con páginas numeradas: eso lo hace DataTable.',
  lang: 'es',
  keyboard: 'of its parts',
  specimens: [
    { name: 'growing', render: () => <People fetchPage={async (number) => page(number)} /> },
    { name: 'loading', render: () => <People fetchPage={() => new Promise(() => {})} /> },
    { name: 'none', render: () => <People fetchPage={async () => ({ count: 0, results: [] })} /> },
    {
      name: 'second-page-fails',
      render: () => (
        <People
          fetchPage={async (number) => {
            if (number > 1) throw new ApiError('network')
            return page(1)
          }}
        />
      ),
    },
    {
      name: 'nonsense-pages',
      // More promised than ever comes, the same person twice, and a name without end.
      render: () => (
        <People
          fetchPage={async (number) => ({
            count: 1e9,
            results:
              number > 1
                ? []
                : [
                    { id: 1, name: endless },
                    { id: 1, name: endless },
                  ],
          })}
        />
      ),
    },
  ],
} satisfies PatternFile
