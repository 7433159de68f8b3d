import { BulletList, ListItem, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';

const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Number.parseInt(element.getAttribute('start') ?? '', 10) || 1,
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),
});

const AnyListItem = ListItem.extend({ content: 'block+' });

const Tasks = TaskList.extend({
  parseHTML: () => [{ tag: 'ul.tasks', priority: 60 }],
  renderHTML: () => ['ul', { class: 'tasks' }, 0],
});

const Task = TaskItem.extend({
  content: 'block+',
  addAttributes: () => ({
    checked: {
      default: false,
      keepOnSplit: false,
      parseHTML: (element) => element.classList.contains('is-done'),
      renderHTML: ({ checked }) => (checked ? { class: 'is-done' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'ul.tasks > li', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
}).configure({
  nested: true,
  a11y: { checkboxLabel: (node, isDone) => `${isDone ? 'Done' : 'To do'}: ${node.textContent || 'a new task'}` },
});

export const lists = [BulletList, NumberedList, AnyListItem];
export const taskLists = [Tasks, Task];
