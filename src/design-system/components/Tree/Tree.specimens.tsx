import { FileText, Folder } from 'lucide-react'
import {
  buildLiveSpecimen,
  buildSpecimens,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { Tree } from './Tree'
import type { TreeNode } from './tree-node'

const folder = <Folder aria-hidden="true" />
const file = <FileText aria-hidden="true" />

const labels = {
  loading: 'Loading',
  failed: 'It did not come. Open it again to retry.',
  empty: 'Nothing here',
  unavailable: 'The list could not be fetched.',
  retry: 'Try again',
}

const nodes: TreeNode[] = [
  {
    id: 'rules',
    label: 'Rules',
    icon: folder,
    detail: '2 files',
    children: [
      { id: 'living', label: 'Living together', icon: file, detail: 'PDF, 1.2 MB' },
      {
        id: 'old',
        label: 'Earlier years',
        icon: folder,
        children: [{ id: 'living-2019', label: 'Living together, 2019', icon: file }],
      },
    ],
  },
  {
    id: 'works',
    label: 'Works',
    icon: folder,
    children: [{ id: 'permit', label: 'How to ask for a permit', icon: file }],
  },
  { id: 'map', label: 'Map of the neighbourhood', icon: file },
]

const common = { label: 'Documents', labels, nodes, onChoose: () => {} }

/** Never resolves, so that the specimen shows the loading state. */
const loadForever = () => new Promise<readonly TreeNode[]>(() => {})
const failToLoad = () => Promise.reject(new Error('no connection'))

const buildDeepNode = (levels: number): TreeNode => ({
  id: `level-${levels}`,
  label: `${levels} more below`,
  children: levels > 0 ? [buildDeepNode(levels - 1)] : [],
})

export default {
  component: 'Tree',
  purpose: 'Recorre carpetas y archivos por niveles.',
  keyboard: {
    Tab: 'Va a la fila elegida, o a la primera, y sale: el árbol es una sola parada.',
    'Flecha abajo, Flecha arriba': 'Van a la fila visible siguiente o a la anterior.',
    'Flecha derecha': 'Abre una rama cerrada; en una abierta, va a su primera fila.',
    'Flecha izquierda': 'Cierra una rama abierta; si no, va a la rama que contiene la fila.',
    'Inicio, Fin': 'Van a la primera y a la última fila visible.',
    'Enter, Espacio': 'Eligen la fila; una rama también se abre o se cierra.',
    '*': 'Abre todas las ramas hermanas de la fila.',
    Letras: 'Van a la fila siguiente cuyo nombre empieza así.',
  },
  specimens: [
    ...buildVariants(Tree, common, {
      closed: {},
      'open-and-chosen': { initiallyOpen: ['rules', 'old'], chosen: 'living' },
      'nothing-to-choose': { onChoose: undefined },
      fetching: { nodes: [{ id: 'all', label: 'Archive', isBranch: true }], loadChildren: loadForever },
      refused: { nodes: [{ id: 'all', label: 'Archive', isBranch: true }], loadChildren: failToLoad },
      'edge-none': { nodes: [] },
      'edge-thousands': {
        nodes: [
          {
            id: 'all',
            label: 'All of them',
            children: manyOptions.map(({ value, label }) => ({ id: value, label })),
          },
        ],
        initiallyOpen: ['all'],
        chosen: 'option-4000',
      },
      'edge-deep': {
        nodes: [buildDeepNode(30)],
        initiallyOpen: Array.from({ length: 31 }, (_, index) => `level-${index}`),
      },
    }),
    buildLiveSpecimen('choosing', '', (chosen, choose) => (
      <Tree {...common} chosen={chosen} onChoose={({ id }) => choose(id)} />
    )),
    ...buildSpecimens(Tree, {
      'edge-long': () => (
        <Tree
          {...common}
          nodes={[
            {
              id: 'a',
              label: veryLongText,
              icon: folder,
              children: [{ id: 'b', label: veryLongText, detail: veryLongText }],
            },
            { id: 'c', label: '' },
            // The tree omits the second node with the same id.
            { id: 'c', label: 'A second of one id' },
          ]}
          initiallyOpen={['a', 'gone']}
          chosen="gone"
        />
      ),
    }),
  ],
} satisfies SpecimenFile
