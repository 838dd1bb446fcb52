import type { ContentService } from './contract/content.js';

export class ContentPages implements ContentService {
  footer: ContentService['footer'] = async () => [];
  adviceIndex: ContentService['adviceIndex'] = async () => [];
  advice: ContentService['advice'] = async () => null;
  liveShows: ContentService['liveShows'] = async () => [];
  toggles: ContentService['toggles'] = async () => ({});
}
