import { brand } from '#shared/brand.ts';

/** The blog's head, and the messages beside the fields of its editor. */
export const texts = {
  head: {
    title: `Blog: acquiring a home as a group, in figures · ${brand.name}`,
    description: `Articles on acquiring a home as a group in ${brand.region}: how long the wait can be, what a bid is and costs, and what can go wrong in a group.`,
  },
  notFound: {
    title: 'Article not found',
    text: 'The article you are looking for does not exist or was removed.',
  },
  messages: {
    required: 'Title, content and author are required',
    cover: 'Please choose a picture that was added here',
  },
};
