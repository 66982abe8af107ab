import { brand } from '#shared/brand.ts';

/** The blog's head, and the messages beside the fields of its editor. */
export const texts = {
  head: {
    title: `Blog: acquiring a home in the US as a group · ${brand.name}`,
    description: `Articles in Portuguese on acquiring a home in the United States as a group, without bank and interest: how the cooperative in ${brand.region} works, what it costs.`,
  },
  notFound: {
    title: 'Article not found',
    text: 'The article you are looking for does not exist or was removed.',
  },
  messages: { required: 'Title, content and author are required' },
};
