import { useId } from 'react'
import { ApiError } from '@/api/api-error'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { buildSpecimens, type PatternFile, veryLongText } from '@/design-system/specimen'
import { renderPagesStatus } from './pages-status'
import { usePages } from './use-pages'

type FetchPage = (page: number) => Promise<{ count: number; results: readonly (typeof longPerson)[] }>

const longPerson = { id: 1, name: veryLongText }

const labels = { loading: 'Cargando los contactos…', empty: 'No hay contactos.' }

function People({ fetchPage }: { fetchPage: FetchPage }) {
  const key = useId()
  const pages = usePages({ queryKey: ['specimen', key], fetchPage, getId: ({ id }) => id })
  return (
    <Stack gap={3} align="start">
      <Stack as="ul" gap={1}>
        {pages.rows.map(({ id, name }) => (
          <Text as="li" key={id}>
            {name}
          </Text>
        ))}
      </Stack>
      {renderPagesStatus(pages, pages.rows.length === 0, labels)}
      {pages.hasMore && !pages.error ? (
        <Button size="sm" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          Cargar más
        </Button>
      ) : null}
    </Stack>
  )
}

const count = 7
const pageSize = 3
const people = Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Contacto ${index + 1}` }))
const buildPage = (page: number) => ({
  count,
  results: people.slice((page - 1) * pageSize, page * pageSize),
})

export default {
  component: 'usePages',
  purpose: 'Trae una lista larga de a partes, una debajo de la otra.',
  whenToUse: 'Para listas que se eligen o se recorren hacia abajo, con un botón para cargar más.',
  whenNotToUse: 'Para tablas con páginas numeradas: eso lo hace DataTable.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(People, {
    growing: { fetchPage: async (page) => buildPage(page) },
    loading: { fetchPage: () => new Promise(() => {}) },
    none: { fetchPage: async () => ({ count: 0, results: [] }) },
    'second-page-fails': {
      fetchPage: async (page) => {
        if (page > 1) throw new ApiError('network')
        return buildPage(page)
      },
    },
    // The count is too high, the list repeats a person, and the name is very long.
    'edge-pages': {
      fetchPage: async (page) => ({ count: 1e9, results: page > 1 ? [] : [longPerson, longPerson] }),
    },
  }),
} satisfies PatternFile
