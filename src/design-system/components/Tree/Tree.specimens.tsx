import { FileText, Folder } from 'lucide-react'
import { Live } from '@/design-system/Live'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Tree } from './Tree'
import type { TreeNode } from './tree-node'

const folder = <Folder aria-hidden="true" />
const file = <FileText aria-hidden="true" />

const words = {
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

const common = { label: 'Documents', words, nodes, onChoose: () => {} }

/** Children that never come, so that one can look at the waiting. */
const never = () => new Promise<readonly TreeNode[]>(() => {})
const refuse = () => Promise.reject(new Error('no connection'))

const deep = (levels: number): TreeNode => ({
  id: `level-${levels}`,
  label: `${levels} more below`,
  children: levels > 0 ? [deep(levels - 1)] : [],
})

export default {
  component: 'Tree',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen row, or to the first, and out again: the tree is one stop.' },
    { keys: 'Arrow down, Arrow up', does: 'Go to the next or the previous row in sight.' },
    { keys: 'Arrow right', does: 'Opens a closed branch; in an open one it goes to what is first in it.' },
    { keys: 'Arrow left', does: 'Closes an open branch; elsewhere it goes to the branch around the row.' },
    { keys: 'Home, End', does: 'Go to the first and to the last row in sight.' },
    { keys: 'Enter, Space', does: 'Choose the row; a branch opens or closes, too.' },
    { keys: '*', does: 'Opens all branches beside the row.' },
    { keys: 'Letters', does: 'Go to the next row whose name begins so.' },
  ],
  specimens: [
    { name: 'closed', render: () => <Tree {...common} /> },
    {
      name: 'open-and-chosen',
      render: () => <Tree {...common} initiallyOpen={['rules', 'old']} chosen="living" />,
    },
    { name: 'nothing-to-choose', render: () => <Tree {...common} onChoose={undefined} /> },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(chosen, choose) => <Tree {...common} chosen={chosen} onChoose={({ id }) => choose(id)} />}
        </Live>
      ),
    },
    {
      name: 'fetching',
      render: () => (
        <Tree {...common} nodes={[{ id: 'all', label: 'Archive', isBranch: true }]} loadChildren={never} />
      ),
    },
    {
      name: 'refused',
      render: () => (
        <Tree {...common} nodes={[{ id: 'all', label: 'Archive', isBranch: true }]} loadChildren={refuse} />
      ),
    },
    { name: 'nonsense-none', render: () => <Tree {...common} nodes={[]} /> },
    {
      name: 'nonsense-thousands',
      render: () => (
        <Tree
          {...common}
          nodes={[
            {
              id: 'all',
              label: 'All of them',
              children: thousands.map(({ value, label }) => ({ id: value, label })),
            },
          ]}
          initiallyOpen={['all']}
          chosen="option-4000"
        />
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Tree
          {...common}
          nodes={[
            {
              id: 'a',
              label: endless,
              icon: folder,
              children: [{ id: 'b', label: endless, detail: endless }],
            },
            { id: 'c', label: '' },
            // Twice the same id: the second one is left out.
            { id: 'c', label: 'A second of one id' },
          ]}
          initiallyOpen={['a', 'gone']}
          chosen="gone"
        />
      ),
    },
    {
      name: 'nonsense-deep',
      render: () => (
        <Tree
          {...common}
          nodes={[deep(30)]}
          initiallyOpen={Array.from({ length: 31 }, (_, index) => `level-${index}`)}
        />
      ),
    },
  ],
} satisfies SpecimenFile
